import { toast } from '#src/ui/toast.ts';

/** Product §8; stays as long as the other toasts of adding (§9). */
export function tellAddFailed(): void {
  toast({
    id: 'betslip-add-failed',
    type: 'danger',
    title: 'Something went wrong while adding your bet to your betslip. Please try again later.',
    secondsUntilRemoved: 3,
  });
}
