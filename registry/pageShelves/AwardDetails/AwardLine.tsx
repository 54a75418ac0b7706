import { memo } from 'react';
import type { AwardDetailsHeldFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Text } from '#src/ui/Text.tsx';
import { AwardGame } from '../../parts/casinoGame/AwardGame.tsx';
import { EntryLine, EntryWords } from '../../parts/text/entryLines.ts';
import { dateTimeText } from '../../parts/text/written.ts';

type Award = NonNullable<AwardDetailsHeldFragment['awards']>[number];

export const AwardLine = memo(function DrawAwardLine({ award }: { readonly award: Award }) {
  const { id, title, valueLabel, usageTitle, usageRestrictions, expiresAt, isExpired, game, useAt } = award;
  const usage = [...(usageTitle === null ? [] : [usageTitle]), ...usageRestrictions].join(' · ');
  return (
    <EntryLine>
      <EntryWords>
        <Text weight="medium" tone={isExpired ? 'ink2' : 'ink1'} css={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {usage === '' ? null : (
          <Text size={12} tone="ink2" css={{ overflowWrap: 'anywhere' }}>
            {usage}
          </Text>
        )}
        {expiresAt === null ? null : (
          <Text size={12} tone="ink2">
            {isExpired ? t`Ended` : t`Ends`} <time dateTime={expiresAt}>{dateTimeText(expiresAt)}</time>
          </Text>
        )}
        {game === null ? null : <AwardGame game={game} of={id} />}
        {useAt === null ? null : <AwardGame game={{ title: t`Use`, deepLink: useAt }} of={id} name={t`Use ${title}`} />}
      </EntryWords>
      <Text size={16} weight="bold" align="end" tone={isExpired ? 'ink2' : 'ink1'} css={{ fontVariantNumeric: 'tabular-nums' }}>
        {valueLabel}
      </Text>
    </EntryLine>
  );
});
