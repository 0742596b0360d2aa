import { SignInGate } from '@marketplace/shared/admin/signIn';
import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import { client, home, isSignedIn, preferences, signIn } from './signInGate';
import { loadConsole, prefetch } from './loadConsole';

/** The admin console: the sign-in, and the pages once an admin has signed in. */
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
