import { SignInGate } from '@marketplace/shared/admin/signIn';
import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import { client, home, isSignedIn, preferences, signIn } from './signInGate';
import { loadConsole, prefetch } from './loadConsole';

/** The admin console: its door, and what lies behind it once someone is in. */
export function App() {
  return (
    <SignInGate
      area="admin"
      brand={DEFAULT_BRAND}
      preferences={preferences}
      isSignedIn={isSignedIn}
      home={home}
      signIn={signIn}
      client={client}
      prefetch={prefetch}
      loadConsole={loadConsole}
    />
  );
}
