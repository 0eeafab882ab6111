import { Component, Suspense, type ReactNode } from 'react';

/** `instead` stands in place of what could not be drawn; another `key` draws that anew. */
type Props = { children: ReactNode; instead: ReactNode };

/**
 * Keeps what goes wrong in one part of a page from the others. On the server, where React knows no
 * such boundary, the suspense around the part is one, and the browser then tries for itself.
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
