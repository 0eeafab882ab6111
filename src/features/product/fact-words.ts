import type { Product } from '#api/catalog/product-model.ts';
import { formatMeasure } from '#commerce/format/measure.ts';

/** The measurable facts of a product as label and value; facts that do not apply are left out. */
export function factWords({ facts, form }: Pick<Product, 'facts' | 'form'>): [string, string][] {
  const { jewelry } = facts;
  const isSupply = form === 'supply';
  const rows: [string, string | number | undefined][] = [
    ['Type', jewelry && capital(jewelry.type)],
    ['Material', jewelry?.metalDescription],
    ['Stone', jewelry?.gem],
    ['Stones', unit(jewelry?.caratWeight, 'carat in all')],
    ['Fine metal', isSupply || jewelry ? undefined : unit(facts.ounces, 'troy oz')],
    ['Fineness', facts.purity],
    ['Weight', jewelry ? facts.weight : unit(facts.grossWeight, 'g each, alloy included')],
    ['Diameter', unit(facts.diameter, 'mm')],
    ['Thickness', unit(facts.thickness, 'mm')],
    ['Face value', facts.denomination],
    ['Year', facts.year],
    ['Mint', facts.mint],
    ['Country', facts.country && capital(facts.country)],
    ['Series', facts.series],
    ['Mintage', facts.mintage && formatMeasure(facts.mintage)],
    ['Mint mark', facts.mintMark],
    ['Grade', facts.grade],
    ['Certified by', facts.certificateSource],
    ['Packing', facts.packaging],
    ['In a tube', unit(facts.tubeSize, 'pieces')],
    ['In a monster box', unit(facts.boxSize, 'pieces')],
    ['Item number', facts.sku],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, String(value)]] : []));
}

function unit(value: number | undefined, of: string): string | undefined {
  return value ? `${formatMeasure(value)} ${of}` : undefined;
}

/** A country such as "the United States" starts a line here. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
