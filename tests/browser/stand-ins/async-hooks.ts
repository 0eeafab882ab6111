/**
 * Node's `AsyncLocalStorage` for loaders and actions that run in a test page. A page is one visitor's,
 * so nothing has to be told apart: there is no store, as outside of a request.
 */
export class AsyncLocalStorage<Store> {
  run<Answer>(_store: Store, work: () => Answer): Answer {
    return work();
  }

  exit<Answer>(work: () => Answer): Answer {
    return work();
  }

  getStore(): Store | undefined {
    return undefined;
  }
}
