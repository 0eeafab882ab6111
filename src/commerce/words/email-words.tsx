/** An email address that breaks before its @ in a narrow column, not within a word. */
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
