import type { FragmentType } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { AccountLinkDismissPromptDocument, LinkPromptDocument, type LinkPromptFragment, LinkPromptFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { useBeginLinking } from '../../parts/linking/useBeginLinking.ts';

const PROMPT_TYPE = 'ACCOUNT_SUMMARY';

/** Invites players to link a partner account. The server stores a dismissal, so that it applies on all devices (product §3, §7). */
export function LinkPrompt({ node }: { readonly node: FragmentType<LinkPromptFragment> }) {
  const { id, title, text, linkLabel, dismissLabel } = useNode(LinkPromptFragmentDoc, node);
  const begin = useBeginLinking();
  const { data } = useQuery(LinkPromptDocument);
  const [dismiss, { loading }] = useMutation(AccountLinkDismissPromptDocument, { variables: { promptType: PROMPT_TYPE } });
  const heading = useHeading();
  const isWanted =
    data?.linkedAccounts.some(({ linked }) => !linked) === true && !data.linkPromptDismissals.promptTypes.includes(PROMPT_TYPE);
  if (!isWanted) return null;
  const leaveAlone = (): void => {
    dismiss().catch(() => toast({ type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` }));
  };
  return (
    <Card padding={24} as="section" aria-labelledby={`${id}-title`} css={{ maxWidth: '640px' }}>
      <Row gap={16} wrap justify="between">
        <Stack gap={4}>
          <Heading as={heading} size={18} id={`${id}-title`}>
            {title}
          </Heading>
          <Text as="p" tone="ink2">
            {text}
          </Text>
        </Stack>
        <Row gap={8} wrap>
          <Button tone="quiet" busy={loading} onClick={leaveAlone}>
            {dismissLabel}
          </Button>
          <Button onClick={() => void begin()}>{linkLabel}</Button>
        </Row>
      </Row>
    </Card>
  );
}
