import '@marketplace/shared/ui/base.css';
import { SignInGate } from '@marketplace/shared/admin/signIn';
import { DEFAULT_BRAND } from '@marketplace/shared/branding';
import { keepCompositionKeys } from '@marketplace/shared/ui';
import { createRoot } from 'react-dom/client';
import { client, home, isSignedIn, preferences, signIn } from './signInGate';
import { loadConsole, prefetch } from './loadConsole';

keepCompositionKeys();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
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
    />,
  );
