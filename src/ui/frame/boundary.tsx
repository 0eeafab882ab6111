import { Component, Suspense, type ReactNode } from 'react';

/** Renders `instead` where its children have failed; another `attempt` renders them again. */
type Props = { children: ReactNode; instead: ReactNode; attempt?: number };

/**
 * Keeps the failure of one part of a page from the others. React has no error boundaries on the
 * server: there the Suspense around the part is one, and the browser renders the part again. An
 * attempt in a transition leaves what the Suspense shows as it is, until the attempt has ended.
 */
export function Boundary({ attempt, ...props }: Props) {
  return (
    <Suspense fallback={props.instead}>
      <Catch key={attempt} {...props} />
    </Suspense>
  );
}

/** Without the Suspense: for parts whose answers only the browser asks for. */
export class Catch extends Component<Omit<Props, 'attempt'>, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
