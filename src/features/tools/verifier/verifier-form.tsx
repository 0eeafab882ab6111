import { useNavigation } from 'react-router';

import type { Specified } from '#api/catalog/measured.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';

import { useGetForm } from '#commerce/form/use-get-form.ts';
import { MEASURES, measureNames, type Measure } from './measures.ts';
import { specifiedWords } from './specified-words.ts';
import type { Asked } from './verifier-place.ts';
import './verifier-form.css';

/** Pixels of a picture; pictures are square. */
const ART = 64;

const HINTS: Partial<Record<Measure, string>> = { thickness: 'Over the raised rim' };

type VerifierFormProps = { asked: Asked; piece: Specified | undefined };

/** Asks for a piece and its measures: a GET form that works without JavaScript. */
export function VerifierForm({ asked, piece }: VerifierFormProps) {
  const isPending = /[?&]mass=/.test(useNavigation().location?.search ?? '');
  const { form, errors, onSubmit } = useGetForm({
    values: valuesOf(asked),
    refused: asked.errors,
    needs: {
      names: measureNames.map((measure) => MEASURES[measure].name),
      says: 'Enter the weight, the diameter or the thickness of the piece.',
    },
  });
  return (
    <form
      ref={form}
      className="verifier-form"
      method="get"
      aria-label="What you measured"
      onSubmit={onSubmit}
      noValidate
    >
      <TextField
        label="Which piece should it be?"
        hint="Leave it empty, and we name what could match."
        name="piece"
        autoComplete="off"
        maxLength={120}
        required={false}
        defaultValue={asked.piece}
      />
      {piece ? <Piece piece={piece} /> : null}
      {measureNames.map((measure) => (
        <MeasureFields key={measure} measure={measure} asked={asked} errors={errors} />
      ))}
      <fieldset className="verifier-tools">
        <legend>How exact are your tools?</legend>
        {(['scale', 'caliper'] as const).map((tool) => (
          <TextField
            key={tool}
            label={tool === 'scale' ? 'Scale, ± grams' : 'Caliper, ± millimeters'}
            name={tool}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            required={false}
            defaultValue={asked.tools[tool]}
            error={errors[tool]}
          />
        ))}
      </fieldset>
      <Button type="submit" tone="main" pending={isPending}>
        Check it
      </Button>
    </form>
  );
}

function Piece({ piece }: { piece: Specified }) {
  return (
    <p className="verifier-piece">
      <img src={piece.image} alt="" width={ART} height={ART} />
      <span>{specifiedWords(piece)}</span>
    </p>
  );
}

type MeasureFieldsProps = { measure: Measure; asked: Asked; errors: Record<string, string> };

function MeasureFields({ measure, asked, errors }: MeasureFieldsProps) {
  const { label, name, unitName, units } = MEASURES[measure];
  const { text, unit } = asked.typed[measure];
  return (
    <div className="verifier-measure">
      <TextField
        label={label}
        hint={HINTS[measure]}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        required={false}
        defaultValue={text}
        error={errors[name]}
      />
      <SelectField
        label="In"
        aria-label={`${label} in`}
        name={unitName}
        required={false}
        defaultValue={unit}
      >
        {Object.entries(units).map(([value, { words }]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function valuesOf({ piece, typed, tools }: Asked): Record<string, string> {
  const measures = measureNames.flatMap((measure) => {
    const { name, unitName } = MEASURES[measure];
    return [
      [name, typed[measure].text],
      [unitName, typed[measure].unit],
    ];
  });
  return { piece, ...Object.fromEntries(measures), ...tools };
}
