import { useState } from 'react';
import { marketText, selectionText } from '#src/shared/console/lines.ts';
import { GRADES, type SelectionGrade, type TradingMarket } from '#src/shared/console/trading.ts';
import { Row } from '#src/ui/Box.tsx';
import { Field, FieldProblem } from '#src/ui/fields/Field.tsx';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { SelectField } from '../../ui/controls.tsx';
import { knownSince, KnownSince } from './KnownSince.tsx';
import { Weight } from './Weight.tsx';
import { gradesOf, GRADE_WORDS, placesProblem } from './grades.ts';

type Choice = SelectionGrade['outcome'] | '';
const CHOICES = [{ value: '', label: 'Not set' }, ...GRADES.map((value) => ({ value, label: GRADE_WORDS[value] }))] as const;

/** Grades a market independently of the score. Grading again corrects payouts. */
export function GradeDialog({ market, onClose }: { readonly market: TradingMarket; readonly onClose: () => void }) {
  const named = marketText(market.name, market.selections[0]);
  const left = market.selections.filter(({ voidReason }) => voidReason === null);
  const heat = left.find((selection) => selection.grade?.deadHeat)?.grade?.deadHeat;
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>(() =>
    Object.fromEntries(left.map(({ id, grade: before }) => [id, before?.outcome ?? ''])),
  );
  const [places, setPlaces] = useState(String(heat?.places ?? 1));
  const [tied, setTied] = useState(String(heat?.tied ?? ''));
  const [known, setKnown] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const grades = gradesOf(chosen, { places: Number(places), tied: Number(tied) });
  const heats = grades.filter(({ outcome }) => outcome === 'DEAD_HEAT').length;
  const problem = heats > 0 ? placesProblem(places, tied, heats) : null;
  function input(reason: string) {
    setPressed(true);
    return grades.length === 0 || problem !== null ? null : { marketId: market.id, grades, ...knownSince(known), reason };
  }
  return (
    <OperationDialog
      title={`Grade ${named}`}
      consequence="A second person must confirm. Then bets on these selections are settled with these results, whatever the score, and earlier payouts are corrected. Players see the reason. Until then, the market takes no bets."
      label="Propose grades"
      isDangerous
      to="gradeSelections"
      input={input}
      said={() => ({ title: `${named} is graded` })}
      onClose={onClose}
    >
      <Weight scope="market" target={market.id} />
      {left.map((selection) => (
        <SelectField<Choice>
          key={selection.id}
          label={selectionText(selection)}
          value={chosen[selection.id] ?? ''}
          choices={CHOICES}
          onChange={(value) => setChosen((before) => ({ ...before, [selection.id]: value }))}
        />
      ))}
      {heats === 0 ? null : (
        <Row gap={12} align="start">
          <Field label="Paying places" inputMode="numeric" value={places} onChange={({ target }) => setPlaces(target.value)} />
          <Field label="Selections tied" inputMode="numeric" value={tied} onChange={({ target }) => setTied(target.value)} />
        </Row>
      )}
      <KnownSince value={known} onChange={setKnown} />
      {wasPressed && grades.length === 0 ? <FieldProblem>Set the result of at least one selection.</FieldProblem> : null}
      {wasPressed && problem !== null ? <FieldProblem>{problem}</FieldProblem> : null}
    </OperationDialog>
  );
}
