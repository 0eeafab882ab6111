/** What the form shows of an attempt to subscribe. */
export type ConnectView = {
  error?: string | undefined;
  says?: string | undefined;
  waits?: boolean;
};

export type ConnectLiveProps = {
  /** The form was sent before this part was there. */
  isSent: boolean;
  show: (view: ConnectView) => void;
};
