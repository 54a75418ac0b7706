import { type ChangeEvent, useState } from 'react';
import type { IdentityStatus, SignedUpFragment } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { isSitePath, useHeading } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldProblem } from '#src/ui/fields/Field.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { checkAgain, sendDocument } from './identityCalls.ts';

type Open = Exclude<IdentityStatus, 'VERIFIED'>;
const ACCEPTED = 'image/jpeg,image/png,application/pdf';

const Picker = styled('label', {
  display: 'block',
  '&:focus-within': { outline: '2px solid $focus', outlineOffset: '2px', borderRadius: '$control' },
});

type StepProps = { readonly status: Open; readonly texts: SignedUpFragment; readonly onStatus: (status: IdentityStatus) => void };

export function IdentityStep({ status, texts, onStatus }: StepProps) {
  const platform = usePlatform();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const again = async (): Promise<void> => {
    setBusy(true);
    const answer = await checkAgain(platform);
    setBusy(false);
    if (answer !== null) onStatus(answer);
  };
  const send = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0];
    if (!file || busy) return;
    setBusy(true);
    setProblem(null);
    const answer = await sendDocument(platform, file);
    setBusy(false);
    if (!answer.ok) setProblem(answer.refusal);
    else if (answer.value === 'DOCUMENT_NEEDED') setProblem(texts.unreadableText);
    if (answer.ok) onStatus(answer.value);
  };
  const { supportUrl, supportLabel } = texts;
  const { title, text, label } = { PENDING: texts.pending, DOCUMENT_NEEDED: texts.document, REFUSED: texts.refused }[status];
  return (
    <Stack gap={24} css={{ maxWidth: '440px', marginInline: 'auto', paddingTop: '$24', '@tablet': { paddingTop: '$48' } }}>
      <Stack gap={8} css={{ textAlign: 'center' }} aria-live="polite" aria-atomic>
        <Heading as={useHeading()} size={28}>
          {title}
        </Heading>
        <Text as="p" tone="ink2">
          {text}
        </Text>
      </Stack>
      <Card padding={24}>
        <Stack gap={12}>
          {status === 'PENDING' ? (
            <Button size="large" block busy={busy} onClick={() => void again()}>
              {label}
            </Button>
          ) : null}
          {status === 'DOCUMENT_NEEDED' ? (
            <Picker>
              <ButtonFace as="span" size="large" block aria-busy={busy}>
                {busy ? texts.busyLabel : label}
              </ButtonFace>
              <VisuallyHidden>
                <input
                  type="file"
                  aria-label={texts.pictureLabel}
                  accept={ACCEPTED}
                  disabled={busy}
                  onChange={(event) => void send(event)}
                />
              </VisuallyHidden>
            </Picker>
          ) : null}
          <div role="alert">{problem === null ? null : <FieldProblem>{problem}</FieldProblem>}</div>
          <ButtonFace as="a" href={supportUrl} tone={status === 'REFUSED' ? 'primary' : 'quiet'}>
            {supportLabel}
            {isSitePath(supportUrl) ? null : <LeavesSite opensNewTab={false} />}
          </ButtonFace>
        </Stack>
      </Card>
    </Stack>
  );
}
