/** The picture of a product beside its name; an empty ground for what the store does not list. */
export function ItemArt({ image }: { image: string | undefined }) {
  if (!image) return <span className="request-art" />;
  return <img className="request-art" src={image} alt="" width="56" height="56" />;
}
