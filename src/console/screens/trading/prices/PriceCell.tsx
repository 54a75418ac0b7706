import { useEffect, useRef } from 'react';
import { selectionText } from '#src/shared/console/lines.ts';
import type { TradingSelection } from '#src/shared/console/trading.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { usePermission } from '../../../api/index.ts';
import { useOddsFormat } from './OddsFormat.tsx';
import { priceText } from './priceText.ts';
import { leavesAtEscape, type PriceDraft } from './usePriceDraft.ts';

/** Shows a price, and below a price set by hand, the feed's. A press edits the price. */
export function PriceCell({ selection, draft }: { readonly selection: TradingSelection; readonly draft: PriceDraft }) {
  const format = useOddsFormat();
  const { isAllowed } = usePermission('setPrices');
  const { id, voidReason, holder, feedNum, feedDen } = selection;
  const shown = priceText(selection, format);
  const isFixed = !isAllowed || voidReason !== null;
  return (
    <Stack gap={0}>
      {draft.typed === null || isFixed ? (
        <ShownPrice text={shown} name={selectionText(selection)} onEdit={isFixed ? null : () => draft.begin(id)} />
      ) : (
        <PriceField selection={selection} draft={draft} />
      )}
      {holder === null ? null : (
        <Text size={12} tone="ink2">
          {`Set by ${holder}, feed ${priceText({ num: feedNum, den: feedDen }, format)}`}
        </Text>
      )}
    </Stack>
  );
}

function ShownPrice({ text, name, onEdit }: { readonly text: string; readonly name: string; readonly onEdit: (() => void) | null }) {
  if (onEdit === null) return text;
  return (
    <div>
      <Button size="small" tone="secondary" aria-label={`Edit the price of ${name}, ${text}`} onClick={onEdit}>
        {text}
      </Button>
    </div>
  );
}

function PriceField({ selection, draft }: { readonly selection: TradingSelection; readonly draft: PriceDraft }) {
  const { id } = selection;
  const field = useRef<HTMLInputElement>(null);
  const isFocused = draft.typed?.focus === id;
  useEffect(() => {
    if (!isFocused) return;
    field.current?.focus();
    field.current?.select();
  }, [isFocused]);
  return (
    <Field
      ref={field}
      label={`Price of ${selectionText(selection)}`}
      labelHidden
      size={8}
      autoComplete="off"
      value={draft.typed?.texts[id] ?? ''}
      error={draft.problemOf(id)}
      onChange={({ target }) => draft.type(id, target.value)}
      onKeyDown={leavesAtEscape(draft)}
    />
  );
}
