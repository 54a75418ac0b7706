import { onboardingPromotionIn } from '../../promotions.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const OnboardingShelf: Kind<'OnboardingShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    fundTitle: 'Fund your account to get started',
    welcomeTitle: 'Welcome',
    text: 'Sign up in minutes.',
    depositLabel: 'Deposit Now',
    skipLabel: 'Skip for Now',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('fundTitle', 'welcomeTitle', 'text', 'depositLabel', 'skipLabel'),
    promotion: (_, __, context) => onboardingPromotionIn(context),
  },
};
