import type { LimitSetByUsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { dateTimeText } from '../../parts/text/written.ts';
import { ObjectionForm } from './ObjectionForm.tsx';

const Entry = styled('li', { display: 'flex', flexDirection: 'column', gap: '$12', padding: '$16', overflowWrap: 'anywhere' });
const Facts = styled('ul', { margin: 0, paddingInlineStart: '$20', color: '$ink1', text: 14 });
const Quote = styled('blockquote', { margin: 0, paddingInlineStart: '$12', borderInlineStart: '2px solid $line', whiteSpace: 'pre-wrap' });

export function LimitEntry({ limit }: { readonly limit: LimitSetByUsFragment }) {
  const { id, title, markets, lines, reasons, since, until, canObject, objection } = limit;
  return (
    <Entry>
      <Row gap={8} wrap>
        <Text weight="bold">{title}</Text>
        {until === null ? <Badge tone="warning">{t`Active`}</Badge> : null}
      </Row>
      <Text size={12} tone="ink3">
        {until === null ? t`Since ${dateTimeText(since)}` : t`${dateTimeText(since)} to ${dateTimeText(until)}`}
      </Text>
      <Said head={t`Limit`} texts={[...lines, markets]} />
      <Said head={t`Reason`} texts={reasons} />
      {objection === null ? null : <Objection {...objection} />}
      {canObject ? <ObjectionForm limitId={id} /> : null}
    </Entry>
  );
}

function Said({ head, texts }: { readonly head: string; readonly texts: readonly string[] }) {
  return (
    <Stack gap={4}>
      <Text size={13} weight="medium" tone="ink2">
        {head}
      </Text>
      <Facts>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Facts>
    </Stack>
  );
}

function Objection({ text, madeAt, answer, answeredAt }: NonNullable<LimitSetByUsFragment['objection']>) {
  return (
    <Stack gap={8}>
      <Text size={13} weight="medium" tone="ink2">{t`Your objection of ${dateTimeText(madeAt)}`}</Text>
      <Quote>
        <Text>{text}</Text>
      </Quote>
      {answer === null || answeredAt === null ? (
        <Text tone="ink2">{t`We have received it and have not answered yet.`}</Text>
      ) : (
        <>
          <Text size={13} weight="medium" tone="ink2">{t`Our answer of ${dateTimeText(answeredAt)}`}</Text>
          <Quote>
            <Text>{answer}</Text>
          </Quote>
        </>
      )}
    </Stack>
  );
}
