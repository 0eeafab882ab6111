import type { Product } from '#api/catalog/product-model.ts';
import type { ProductStock } from '#api/catalog/product-stock.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { StockBadge } from '#commerce/product/stock-badge.tsx';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

import { leftWords } from './offer-words.ts';
import { sellable } from '#commerce/product/offer.ts';
import { stockWords } from '#commerce/product/stock-words.ts';

/** The choice of the stock; plain text if there is only one. */
export function StockChoice({
  product,
  chosen,
  onChoose,
}: {
  product: Product;
  chosen: string;
  onChoose: (source: string) => void;
}) {
  const stocks = sellable(product.stocks);
  const [only] = stocks;
  if (stocks.length === 1 && only) {
    return (
      <div className="stock-choice-only row">
        <StockBadge stock={only.name} />
        <p className="muted">
          {capital(leftWords(only.units))}. {stockWords(only, product.shipsIn)}
        </p>
      </div>
    );
  }
  const current = stocks.find(({ source }) => source === chosen);
  return (
    <div>
      <ChoiceGroup legend="Buy from" name="source">
        {stocks.map((stock) => (
          <Choice
            key={stock.source}
            type="radio"
            name="source"
            value={stock.source}
            checked={stock.source === chosen}
            onChange={() => onChoose(stock.source ?? '')}
            label={
              <>
                <Label stock={stock} />{' '}
                <VisuallyHidden>{stockWords(stock, product.shipsIn)}</VisuallyHidden>
              </>
            }
          />
        ))}
      </ChoiceGroup>
      {/* The answers have these words in their names. */}
      {current ? (
        <p className="stock-choice-note muted" aria-hidden="true">
          {stockWords(current, product.shipsIn)}
        </p>
      ) : null}
    </div>
  );
}

function Label({ stock }: { stock: ProductStock }) {
  return (
    <span className="figures">
      <b>{stock.name === 'In Stock' ? 'In stock' : stock.name}</b>, {leftWords(stock.units)}, from{' '}
      {formatMoney(stock.tiers[0]?.cash ?? 0)}
    </span>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
