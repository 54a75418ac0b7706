import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { OddsFormatChoice, ThemeChoice } from '#src/ui/fields/PreferenceChoices.tsx';
import { Page } from '../../page/Page.tsx';

export function SettingsPage() {
  const { isLoggedIn } = useAuth();
  const { sportsbook } = useBrand().options;
  return (
    <Stack gap={24}>
      <Heading as="h1" size={28}>{t`Settings`}</Heading>
      <Card padding={24} css={{ maxWidth: '640px' }}>
        <Stack gap={24}>
          <div>
            <Heading as="h2" size={18}>{t`Display`}</Heading>
            <Text as="p" size={13} tone="ink2">
              {isLoggedIn === true && sportsbook
                ? t`Odds are kept with your account, the theme on this device for this site.`
                : t`Kept on this device for this site.`}
            </Text>
          </div>
          <OddsFormatChoice />
          <ThemeChoice />
        </Stack>
      </Card>
      <Page hasHeading={false} />
    </Stack>
  );
}
