import { Link, Navigate, Route, Routes } from 'react-router-dom';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Shell } from './shell/Shell.tsx';
import { Nothing } from './ui/Nothing.tsx';
import { Screen } from './ui/Screen.tsx';

const DocumentsScreen = lazyWithRetry(async () => (await import('./screens/documents/DocumentsScreen.tsx')).DocumentsScreen);
const DraftsScreen = lazyWithRetry(async () => (await import('./screens/drafts/DraftsScreen.tsx')).DraftsScreen);
const ReviewScreen = lazyWithRetry(async () => (await import('./screens/review/ReviewScreen.tsx')).ReviewScreen);
const ApprovalsScreen = lazyWithRetry(async () => (await import('./screens/approvals/ApprovalsScreen.tsx')).ApprovalsScreen);
const ReleasesScreen = lazyWithRetry(async () => (await import('./screens/releases/ReleasesScreen.tsx')).ReleasesScreen);
const HistoryScreen = lazyWithRetry(async () => (await import('./screens/history/HistoryScreen.tsx')).HistoryScreen);
const PlayersScreen = lazyWithRetry(async () => (await import('./screens/players/PlayersScreen.tsx')).PlayersScreen);
const PersonsScreen = lazyWithRetry(async () => (await import('./screens/persons/PersonsScreen.tsx')).PersonsScreen);
const SwitchesScreen = lazyWithRetry(async () => (await import('./screens/switches/SwitchesScreen.tsx')).SwitchesScreen);
const TradingScreen = lazyWithRetry(async () => (await import('./screens/trading/TradingScreen.tsx')).TradingScreen);
const EventScreen = lazyWithRetry(async () => (await import('./screens/trading/EventScreen.tsx')).EventScreen);
const FeaturedScreen = lazyWithRetry(async () => (await import('./screens/trading/FeaturedScreen.tsx')).FeaturedScreen);
const OffersScreen = lazyWithRetry(async () => (await import('./screens/offers/OffersScreen.tsx')).OffersScreen);
const PricingTermsScreen = lazyWithRetry(async () => (await import('./screens/trading/PricingTermsScreen.tsx')).PricingTermsScreen);
const TeasersScreen = lazyWithRetry(async () => (await import('./screens/trading/TeasersScreen.tsx')).TeasersScreen);
const ProposalsScreen = lazyWithRetry(async () => (await import('./screens/proposals/ProposalsScreen.tsx')).ProposalsScreen);
const ProposalScreen = lazyWithRetry(async () => (await import('./screens/proposals/ProposalScreen.tsx')).ProposalScreen);
const AuditScreen = lazyWithRetry(async () => (await import('./screens/audit/AuditScreen.tsx')).AuditScreen);
const LegalScreen = lazyWithRetry(async () => (await import('./screens/legal/LegalScreen.tsx')).LegalScreen);
const PeopleScreen = lazyWithRetry(async () => (await import('./screens/people/PeopleScreen.tsx')).PeopleScreen);
const EditorScreen = lazyWithRetry(async () => (await import('./editor/EditorScreen.tsx')).EditorScreen);

export function ConsoleRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<Navigate to="/documents" replace />} />
        <Route path="documents" element={<DocumentsScreen />} />
        <Route path="drafts" element={<DraftsScreen />} />
        <Route path="drafts/:draftId" element={<EditorScreen />} />
        <Route path="drafts/:draftId/review" element={<ReviewScreen />} />
        <Route path="approvals" element={<ApprovalsScreen />} />
        <Route path="releases" element={<ReleasesScreen />} />
        <Route path="history" element={<HistoryScreen />} />
        <Route path="players" element={<PlayersScreen />} />
        <Route path="persons" element={<PersonsScreen />} />
        <Route path="switches" element={<SwitchesScreen />} />
        <Route path="trading" element={<TradingScreen />} />
        <Route path="trading/:eventId" element={<EventScreen />} />
        <Route path="featured" element={<FeaturedScreen />} />
        <Route path="offers" element={<OffersScreen />} />
        <Route path="house-terms" element={<PricingTermsScreen />} />
        <Route path="teasers" element={<TeasersScreen />} />
        <Route path="proposals" element={<ProposalsScreen />} />
        <Route path="proposals/:proposalId" element={<ProposalScreen />} />
        <Route path="legal" element={<LegalScreen />} />
        <Route path="audit" element={<AuditScreen />} />
        <Route path="people" element={<PeopleScreen />} />
        <Route path="*" element={<NoSuchScreen />} />
      </Route>
    </Routes>
  );
}

function NoSuchScreen() {
  return (
    <Screen title="Page not found">
      <Nothing
        illustration="not-found"
        title="Page not found"
        body="Check the address, or go back to the start."
        action={
          <ButtonFace as={Link} to="/">
            Go to start
          </ButtonFace>
        }
      />
    </Screen>
  );
}
