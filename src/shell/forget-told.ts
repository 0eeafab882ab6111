/** Takes away what the server's `pageHead` has told of its page, which is true of no other. */
export function forgetTold() {
  for (const element of document.head.querySelectorAll('[data-told],[type$=json]'))
    element.remove();
}
