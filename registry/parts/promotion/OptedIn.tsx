import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';

export const OptedIn = () => (
  <Badge tone="positive">
    <Icon name="check" size={16} />
    {t`Opted in`}
  </Badge>
);
