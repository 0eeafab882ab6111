type KeptFieldsProps = { ids: readonly number[]; quantity?: string; onlyDiffering?: boolean };

/** What an address keeps when a GET form is sent. */
export function KeptFields({ ids, quantity = '1', onlyDiffering = false }: KeptFieldsProps) {
  return (
    <>
      {ids.map((id) => (
        <input key={id} type="hidden" name="product" value={id} />
      ))}
      {quantity === '1' ? null : <input type="hidden" name="quantity" value={quantity} />}
      {onlyDiffering ? <input type="hidden" name="differs" value="yes" /> : null}
    </>
  );
}
