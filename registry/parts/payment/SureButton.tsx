import { useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';

type Props = {
  readonly subject: string;
  readonly label: string;
  readonly question: string;
  readonly onSure: () => Promise<void>;
};

export function SureButton({ subject, label, question, onSure }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const act = (): void => {
    setBusy(true);
    void onSure().finally(() => {
      setBusy(false);
      setAsking(false);
    });
  };
  if (!isAsking)
    return (
      <Row gap={8} justify="between">
        <Text>{subject}</Text>
        <Button tone="secondary" size="small" aria-label={`${label}, ${subject}`} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </Row>
    );
  return (
    <Stack gap={8} role="group" aria-label={subject}>
      <Text as="p">{question}</Text>
      <Row gap={8}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was just pressed */}
        <Button tone="secondary" size="small" autoFocus onClick={() => setAsking(false)}>{t`Keep`}</Button>
        <Button size="small" busy={isBusy} onClick={act}>
          {label}
        </Button>
      </Row>
    </Stack>
  );
}
