import { parseArgs } from 'node:util';
import { inviteFirstAdmin, openConfiguredStore, readConfig } from '@marketplace/mock-server';
import { readSettings } from './serve/settings';

// Makes the first admin of an empty product: prints a link that sets the password, and sends it nowhere.
try {
  // The command's own name comes first.
  const args = process.argv.slice(3);
  const { values } = parseArgs({ args, options: { email: { type: 'string', default: '' } } });
  const config = { ...readConfig(process.env), ...readSettings(process.env) };
  const store = await openConfiguredStore(config, process.env);
  let path: string;
  try {
    path = await inviteFirstAdmin({ store, config }, values.email);
  } finally {
    await store.close();
  }
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  console.log(`Set the password here, once, within 30 minutes:\n${origin}${path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
