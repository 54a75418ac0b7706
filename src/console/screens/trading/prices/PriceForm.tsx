import { type FormEvent, type ReactNode, useEffect } from 'react';
import type { TradingMarket } from '#src/shared/console/trading.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { Text } from '#src/ui/Text.tsx';
import { useOperation } from '../../../api/index.ts';
import { Problem } from '../../../ui/Problem.tsx';
import { messageOf } from '../../../ui/proposed.ts';
import { leavesAtEscape, type PriceDraft } from './usePriceDraft.ts';

type PriceFormProps = {
  readonly market: TradingMarket;
  readonly name: string;
  readonly draft: PriceDraft;
  readonly children: ReactNode;
};

/** Form for prices. Enter sets them, Escape cancels. Prices far from the feed's need a second person. */
export function PriceForm({ market, name, draft, children }: PriceFormProps) {
  const { run, isBusy, refusal, clear } = useOperation('setPrices');
  const isEdited = draft.typed !== null;
  useEffect(() => {
    if (!isEdited) clear();
  }, [isEdited, clear]);
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wish = draft.wish();
    const answer = wish && (await run(wish));
    if (!answer?.ok) return;
    toast({ type: 'success', ...messageOf(answer.value, { title: `Prices of ${name} are set` }) });
    draft.end();
  }
  return (
    <form noValidate aria-label={`Prices of ${name}`} onSubmit={(event) => void save(event)}>
      <Stack gap={12}>
        {children}
        {draft.typed === null ? null : (
          <Row gap={12} wrap>
            {market.feedLine === null ? null : (
              <Field
                label={`Line (feed: ${market.feedLine / 100})`}
                size={8}
                autoComplete="off"
                inputMode="decimal"
                value={draft.typed.line}
                error={draft.lineProblem}
                onChange={({ target }) => draft.typeLine(target.value)}
                onKeyDown={leavesAtEscape(draft)}
              />
            )}
            <Text size={14} tone="ink2" aria-live="polite">
              {draft.sum === null ? 'Enter a price for every selection.' : `Sum: ${draft.sum}`}
            </Text>
            <Button type="submit" size="small" busy={isBusy} disabled={draft.wish() === null}>
              Set the prices
            </Button>
            <Button size="small" tone="secondary" onClick={draft.end}>
              Cancel
            </Button>
          </Row>
        )}
        {refusal === null ? null : <Problem refusal={refusal} />}
      </Stack>
    </form>
  );
}
