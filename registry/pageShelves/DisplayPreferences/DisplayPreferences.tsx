import type { FragmentType } from '@apollo/client';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { type DisplayPreferencesFragment, DisplayPreferencesFragmentDoc } from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { OddsFormatChoice, ThemeChoice } from '#src/ui/fields/PreferenceChoices.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';

export function DisplayPreferences({ node }: { readonly node: FragmentType<DisplayPreferencesFragment> }) {
  const { title, accountText, deviceText, oddsFormatLabel, themeLabel } = useNode(DisplayPreferencesFragmentDoc, node);
  const { isLoggedIn } = useAuth();
  const { sportsbook } = useBrand().options;
  return (
    <Card padding={24} css={{ maxWidth: '640px' }}>
      <Stack gap={24}>
        <div>
          <Heading as={useHeading()} size={18}>
            {title}
          </Heading>
          <Text as="p" size={13} tone="ink2">
            {isLoggedIn !== false && sportsbook ? accountText : deviceText}
          </Text>
        </div>
        <OddsFormatChoice legend={oddsFormatLabel} />
        <ThemeChoice legend={themeLabel} />
      </Stack>
    </Card>
  );
}
