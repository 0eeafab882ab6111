import { Component, Suspense, type ReactNode } from 'react';

/** Renders `instead` where its children have failed; another `key` renders them again. */
type Props = { children: ReactNode; instead: ReactNode };

/**
 * Keeps the failure of one part of a page from the others. React has no error boundaries on the
 * server: there the Suspense around the part is one, and the browser renders the part again.
 */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, instead } = this.props;
    return this.state.hasFailed ? instead : <Suspense fallback={instead}>{children}</Suspense>;
  }
}
