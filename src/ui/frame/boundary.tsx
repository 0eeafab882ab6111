import { Component, Suspense, type ReactNode } from 'react';

/** Renders `instead` where its children have failed; another `attempt` renders them again. */
type Props = { children: ReactNode; instead: ReactNode; attempt?: number };

type Outcome = { attempt: number | undefined; hasFailed: boolean };

/**
 * Keeps the failure of one part of a page from the others. React has no error boundaries on the
 * server: there the Suspense around the part is one, and the browser renders the part again.
 */
export function Boundary(props: Props) {
  return (
    <Suspense fallback={props.instead}>
      <Catch {...props} />
    </Suspense>
  );
}

/** Inside of the Suspense: an attempt in a transition leaves `instead` as it is until it has ended. */
class Catch extends Component<Props, Outcome> {
  override state: Outcome = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromProps({ attempt }: Props, state: Outcome) {
    return attempt === state.attempt ? null : { attempt, hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
