/** An email address that a narrow column breaks before its @, and not in the middle of a word. */
export function EmailWords({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
