/** The state of a subscription, as the form shows it. */
export type ConnectView = {
  error?: string | undefined;
  says?: string | undefined;
  waits?: boolean;
};

export type ConnectLiveProps = {
  /** The form was submitted before this part was loaded. */
  isSent: boolean;
  show: (view: ConnectView) => void;
};
