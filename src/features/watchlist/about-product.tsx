import { Link } from 'react-router';

/** Which product an alert is about, as a sentence with a link to it. */
export function AboutProduct({
  product: { name, href },
}: {
  product: { name: string; href: string };
}) {
  return (
    <>
      This is about the <Link to={href}>{name}</Link>.
    </>
  );
}
