/** Values of the address that a form keeps, without those that are empty. */
export function HiddenValues({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
