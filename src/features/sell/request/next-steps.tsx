/** What follows a request. Nothing here is promised for a certain day. */
export function NextSteps({ isSent = false }: { isSent?: boolean }) {
  return (
    <ol className="request-next">
      {isSent ? null : <li>You get a number for your request and an email at once.</li>}
      <li>
        We look at what you told us and email you when the quote is there, usually within one
        business day. It holds for a day.
      </li>
      <li>You accept or decline. Only then does anything bind, or travel.</li>
    </ol>
  );
}
