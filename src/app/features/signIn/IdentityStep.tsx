import { type ChangeEvent, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { isSitePath } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { FieldProblem } from '#src/ui/fields/Field.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useStartup } from '../../startup/StartupContext.tsx';
import { askIdentity, type IdentityStatus, sendDocument } from './signUpCalls.ts';

type Open = Exclude<IdentityStatus, 'VERIFIED'>;
const texts: Readonly<Record<Open, { readonly title: string; readonly body: string }>> = {
  PENDING: {
    title: t`We are checking who you are`,
    body: t`This takes a moment. You can look around meanwhile; playing for money opens once it is done.`,
  },
  DOCUMENT_NEEDED: {
    title: t`Show us your ID`,
    body: t`We could not confirm who you are from your details alone. Send a picture of a driver’s license or passport, up to 5 MB.`,
  },
  REFUSED: {
    title: t`We could not confirm who you are`,
    body: t`Please contact support. Until then you can browse, but not play for money or withdraw.`,
  },
};
const ACCEPTED = 'image/jpeg,image/png,application/pdf';

const Picker = styled('label', {
  display: 'block',
  '&:focus-within': { outline: '2px solid $focus', outlineOffset: '2px', borderRadius: '$control' },
});

export type IdentityStepProps = { readonly status: Open; readonly onStatus: (status: IdentityStatus) => void };

export function IdentityStep({ status, onStatus }: IdentityStepProps) {
  const platform = usePlatform();
  const support = useStartup().startup?.serviceAttributes.supportUrl ?? '/account/help';
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const again = async (): Promise<void> => {
    setBusy(true);
    const answer = await askIdentity(platform, true);
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
    else if (answer.value === 'DOCUMENT_NEEDED') setProblem(t`We could not read this document. Please send a sharper picture.`);
    if (answer.ok) onStatus(answer.value);
  };
  const { title, body } = texts[status];
  return (
    <Stack gap={24} css={{ maxWidth: '440px', marginInline: 'auto', paddingTop: '$24', '@tablet': { paddingTop: '$48' } }}>
      <Stack gap={8} css={{ textAlign: 'center' }} role="status">
        <Heading as="h1" size={28}>
          {title}
        </Heading>
        <Text as="p" tone="ink2">
          {body}
        </Text>
      </Stack>
      <Card padding={24}>
        <Stack gap={12}>
          {status === 'PENDING' ? <Button size="large" block busy={busy} onClick={() => void again()}>{t`Check again`}</Button> : null}
          {status === 'DOCUMENT_NEEDED' ? (
            <Picker>
              <ButtonFace as="span" size="large" block aria-busy={busy}>
                {busy ? t`Looking at it…` : t`Choose a picture`}
              </ButtonFace>
              <VisuallyHidden>
                <input
                  type="file"
                  aria-label={t`Picture of your ID`}
                  accept={ACCEPTED}
                  disabled={busy}
                  onChange={(event) => void send(event)}
                />
              </VisuallyHidden>
            </Picker>
          ) : null}
          <div role="alert">{problem === null ? null : <FieldProblem>{problem}</FieldProblem>}</div>
          <ButtonFace as="a" href={support} tone={status === 'REFUSED' ? 'primary' : 'quiet'}>
            {t`Contact Support`}
            {isSitePath(support) ? null : <LeavesSite opensNewTab={false} />}
          </ButtonFace>
        </Stack>
      </Card>
    </Stack>
  );
}
