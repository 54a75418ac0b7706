import type { StoredPlace } from '#src/shared/console/place.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row } from '#src/ui/Box.tsx';
import { Text } from '#src/ui/Text.tsx';
import { brandName, regionName, surfaceName } from './names.ts';

export function PlaceName({ place, hasSurface = true }: { readonly place: StoredPlace; readonly hasSurface?: boolean }) {
  const { surface, brand, region, environment } = place;
  return (
    <Row gap={8} wrap css={{ rowGap: '$4', minHeight: '20px' }}>
      {hasSurface ? <Text weight="medium">{surfaceName(surface)}</Text> : null}
      {brand === '*' && region === '*' ? (
        <Text size={13} tone="ink3">
          all players
        </Text>
      ) : (
        <>
          <Scope is={brand} label={brandName(brand)} />
          <Scope is={region} label={regionName(region)} />
        </>
      )}
      {environment === 'live' ? null : <Badge tone="warning">{environment}</Badge>}
    </Row>
  );
}

function Scope({ is, label }: { readonly is: string; readonly label: string }) {
  if (is !== '*') return <Badge tone="soft">{label}</Badge>;
  return (
    <Text size={13} tone="ink3">
      {label}
    </Text>
  );
}
