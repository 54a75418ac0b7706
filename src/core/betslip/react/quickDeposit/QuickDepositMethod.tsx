import { useState } from 'react';
import { Choices } from '#src/render/payments/Choices.tsx';
import { type KeptMethod, keptOption } from '#src/shared/payments/keptMethods.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

/** At most a third of the screen's height (product §9). */
const DropDown = styled('div', { maxHeight: 'calc(100vh / 3)', overflowY: 'auto', overscrollBehavior: 'contain', padding: '2px' });

type Props = {
  readonly kept: readonly KeptMethod[];
  readonly chosenId: string;
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
};

export function QuickDepositMethod({ kept, chosenId, isBusy, onChoose }: Props) {
  const [isChanging, setChanging] = useState(false);
  const chosen = kept.find(({ method }) => method.id === chosenId);
  if (isChanging)
    return (
      <DropDown>
        <Choices
          legend={t`Pay with`}
          value={chosenId}
          options={kept.map((each) => keptOption(each, isBusy))}
          onChange={(id) => {
            onChoose(id);
            setChanging(false);
          }}
        />
      </DropDown>
    );
  return (
    <Row gap={12} justify="between">
      <Stack gap={4}>
        <Text weight="medium">{chosen?.method.name}</Text>
        <Text size={13} tone="ink2">
          {chosen?.provider.name}
        </Text>
      </Stack>
      <Button tone="secondary" size="small" disabled={isBusy} onClick={() => setChanging(true)}>{t`Change`}</Button>
    </Row>
  );
}
