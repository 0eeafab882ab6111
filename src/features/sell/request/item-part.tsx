import type { Bid } from '#api/sell/bids.ts';
import { conditions, MOST_PIECES, type Condition, type SaleItem } from '#api/sell/sale-item.ts';
import { controlId } from '#commerce/form/answer.ts';
import { formatCount } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { usePhotos } from '#commerce/photos/photo-store.ts';
import { Button } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { QuantityField } from '#ui/field/quantity-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';

import { ItemPhotos } from '../photos/item-photos.tsx';
import { photoCount } from '../photos/photo-words.ts';
import { CONDITION_NAMES, conditionWords } from './condition-words.ts';
import { ItemArt } from './item-art.tsx';
import { summaryId } from './item-changes.ts';
import { FORM, itemField, LONGEST_NOTE, quantityWords } from '../request-fields.ts';
import './item-part.css';

type ItemPartProps = {
  item: SaleItem;
  index: number;
  /** The fewest pieces that are bought. */
  least: number;
  bid: Bid | undefined;
  /** The quantity as it stands in its field. */
  typed: string;
  /** Why the photos were refused with the request. */
  photoError: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onQuantity: (typed: string) => void;
  onChange: (item: SaleItem) => void;
  onRemove: () => void;
};

/** An item that opens: what it is, how many, what can be seen on it, and a note. */
export function ItemPart(props: ItemPartProps) {
  const { item, bid, isOpen, onToggle, onChange, onRemove } = props;
  const photos = usePhotos(item.id);
  return (
    <li>
      <details
        className="request-item"
        open={isOpen}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary id={summaryId(item)}>
          <ItemArt image={bid?.image} />
          <span>
            <b>
              {formatCount(item.quantity)} × {item.name}
            </b>{' '}
            <span className="request-item-line">
              {isOpen
                ? bidWords(bid)
                : `${conditionWords(item)}, ${photoCount(photos.length)}, ${item.note ? 'a note' : 'no note'}`}
            </span>
          </span>{' '}
          <span className="request-item-do">
            {isOpen ? 'Close' : 'Edit'} <Icon name="chevron-down" />
          </span>
        </summary>
        <div className="request-item-fields">
          <Quantity {...props} />
          <Conditions item={item} onChange={onChange} />
          <ItemPhotos
            of={item.id}
            name={item.name}
            id={controlId(FORM, itemField(props.index, 'photos'))}
            error={props.photoError}
          />
          <TextArea
            label="A note"
            hint={`At most ${formatCount(LONGEST_NOTE)} characters.`}
            optional
            id={controlId(FORM, itemField(props.index, 'note'))}
            name={itemField(props.index, 'note')}
            rows={2}
            maxLength={LONGEST_NOTE}
            value={item.note}
            onChange={({ currentTarget }) => onChange({ ...item, note: currentTarget.value })}
          />
          <Button tone="quiet" className="request-item-remove" onClick={onRemove}>
            Remove<VisuallyHidden> {item.name}</VisuallyHidden>
          </Button>
        </div>
      </details>
    </li>
  );
}

function bidWords(bid: Bid | undefined): string {
  if (!bid) return 'To be seen first, then we name a price.';
  return `Our bid is ${formatMoney(bid.bidCents)} each.`;
}

function Quantity({ item, index, least, typed, onQuantity }: ItemPartProps) {
  const id = controlId(FORM, itemField(index, 'quantity'));
  const wrong = quantityWords(item.name, typed, least);
  return (
    <div className="request-item-quantity field" data-invalid={wrong ? '' : undefined}>
      <FieldError id={`${id}-error`} message={wrong} />
      <QuantityField
        id={id}
        of={item.name}
        name={itemField(index, 'quantity')}
        value={typed}
        min={least}
        max={MOST_PIECES}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onQuantity(currentTarget.value)}
      />
    </div>
  );
}

function Conditions({ item, onChange }: { item: SaleItem; onChange: (item: SaleItem) => void }) {
  const ticked = item.conditions;
  const isAll = ticked.length === conditions.length;
  const tick = (condition: Condition, isTicked: boolean) =>
    conditions.filter((each) => (each === condition ? isTicked : ticked.includes(each)));
  return (
    <div className="request-item-conditions">
      <ChoiceGroup
        legend="What can be seen on it?"
        hint="Tick all that you find. It makes the quote exact, and spares a correction later."
        name={`${summaryId(item)}-conditions`}
      >
        <Button
          tone="quiet"
          className="request-item-all"
          onClick={() => onChange({ ...item, conditions: isAll ? [] : conditions })}
        >
          {isAll ? 'Untick all' : 'Tick all'}
        </Button>
        <div className="request-item-choices">
          {conditions.map((condition) => (
            <Choice
              key={condition}
              type="checkbox"
              label={CONDITION_NAMES[condition]}
              checked={ticked.includes(condition)}
              onChange={({ currentTarget }) =>
                onChange({ ...item, conditions: tick(condition, currentTarget.checked) })
              }
            />
          ))}
        </div>
      </ChoiceGroup>
    </div>
  );
}
