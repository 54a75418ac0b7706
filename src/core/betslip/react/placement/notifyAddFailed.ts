import { t } from '#src/shared/text/t.ts';
import { toast } from '#src/ui/notices/toast.ts';

/** `why` is the server's text (product §8, §9). */
export function notifyAddFailed(why: string | null = null): void {
  toast({
    about: 'betslip-add',
    type: 'danger',
    title: t`Something went wrong while adding your bet to your betslip. Please try again later.`,
    ...(why === null ? {} : { body: why }),
    secondsUntilRemoved: 3,
  });
}
