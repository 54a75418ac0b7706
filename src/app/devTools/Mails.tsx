import { useState } from 'react';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { type Mail, mailsIn } from './sandboxCalls.ts';

const Body = styled('pre', { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', text: 13, fontFamily: '$text' });

export function Mails() {
  const { http } = usePlatform();
  const [to, setTo] = useState('');
  const [mails, setMails] = useState<readonly Mail[] | null>(null);
  const look = async (): Promise<void> => {
    const answer = await http({ method: 'POST', path: '/sandbox/mail', json: { to } });
    setMails((answer.ok ? mailsIn(answer.value.body) : null) ?? []);
  };
  return (
    <Card padding={24}>
      <Stack gap={16}>
        <Heading as="h2" size={18}>
          Mails of the sandbox
        </Heading>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (to !== '') void look();
          }}
        >
          <Stack gap={12}>
            <Field
              label="Sent to"
              type="email"
              autoComplete="off"
              value={to}
              onChange={({ currentTarget }) => setTo(currentTarget.value)}
            />
            <Button type="submit" tone="secondary">
              Show mails
            </Button>
          </Stack>
        </form>
        <div role="status">
          {mails?.length === 0 ? <Text tone="ink2">Nothing was sent there.</Text> : null}
          {mails?.map((mail) => (
            <article key={mail.sentAt + mail.body} aria-label={mail.subject}>
              <Text as="p" weight="medium">
                {mail.subject}
              </Text>
              <Body>{mail.body}</Body>
            </article>
          ))}
        </div>
      </Stack>
    </Card>
  );
}
