import { useMutation } from '@apollo/client/react';
import { AccountLinkDeleteDocument, type LinkedAccountsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading } from '#src/render/index.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { formatDateTime } from '#src/ui/time.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { useBeginLinking } from '../../parts/linking/useBeginLinking.ts';

type Props = {
  readonly linked: boolean;
  readonly label: string;
  readonly lastUpdatedAt: string | null;
  readonly favorites: readonly string[];
  readonly words: Pick<LinkedAccountsFragment, 'accountTitle' | 'linkLabel' | 'linkText' | 'unlinkLabel'>;
};

export function PartnerAccount({ linked, label, lastUpdatedAt, favorites, words }: Props) {
  const begin = useBeginLinking();
  const [unlink, { loading }] = useMutation(AccountLinkDeleteDocument);
  const part = (): void => {
    unlink().catch(() => toast({ type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` }));
  };
  return (
    <Card padding={24} css={{ maxWidth: '640px' }}>
      <Row gap={16} wrap justify="between">
        <Stack gap={4}>
          <Heading as={useHeading()} size={18}>
            {words.accountTitle}
          </Heading>
          <Text as="p" tone="ink2">
            {linked ? linkedText(label, lastUpdatedAt) : words.linkText}
          </Text>
          {linked && favorites.length > 0 ? <Text as="p" tone="ink2">{t`Favorites: ${favorites.join(', ')}`}</Text> : null}
        </Stack>
        {linked ? (
          <Button tone="secondary" busy={loading} onClick={part}>
            {words.unlinkLabel}
          </Button>
        ) : (
          <Button onClick={() => void begin()}>{words.linkLabel}</Button>
        )}
      </Row>
    </Card>
  );
}

function linkedText(label: string, since: string | null): string {
  if (since === null) return label === '' ? t`Linked.` : t`Linked to ${label}.`;
  const time = formatDateTime(new Date(since));
  return label === '' ? t`Linked since ${time}.` : t`Linked to ${label} since ${time}.`;
}
