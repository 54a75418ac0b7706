import { t } from '#src/shared/text/t.ts';

/** Texts of the demonstration; operators replace them. */
export const legalTexts = {
  privacy: {
    title: t`Privacy Policy`,
    paragraphs: (name: string) => [
      t`${name} is a demonstration. It keeps your account, your bets and the result of each location check in its own database, and nothing leaves it.`,
      t`In this browser it keeps your choices of odds format and theme, whether the menu is collapsed, and a token for a betslip that was filled without logging in.`,
      t`No advertising, no trackers, no third parties.`,
    ],
  },
  terms: {
    title: t`Terms of Use`,
    paragraphs: (name: string) => [
      t`No real money is taken or paid by ${name}. Balances are play money.`,
      t`A bet stands at the price shown when it was accepted. If a price, a line or a status changes before that, you are asked first.`,
      t`Bets are settled from the final result. A tie against the line is a push, and the stake is returned.`,
    ],
  },
  accessibility: {
    title: t`Accessibility Policies`,
    paragraphs: (name: string) => [
      t`${name} aims to meet WCAG 2.2 at level AA on every page, in every theme.`,
      t`Everything can be done by keyboard alone; prices and scores are spoken in words; motion stops when your system asks for less of it.`,
    ],
  },
} as const;
