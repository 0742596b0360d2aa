import { getToken } from '../../fixtures/console';
import { expect, test } from '../../fixtures/fixtures';

test.use({ dataSet: 'viewer training' });

const EMAIL = 'tara.joshi@mail.example.in';

test('a viewer takes the training and votes on answers', async ({ page, request }) => {
  const token = await getToken(request, 'partner', 'partner@demo.in');
  const invited = await request.post('/api/partners/1/users', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Tara Joshi', email: EMAIL, mobile_phone_number: '9444400001', role: 'viewer' },
  });
  expect(invited.status()).toBe(200);
  const outbox = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const letters: { to: string; text: string }[] = await outbox.json();
  const text = letters.find(({ to }) => to === EMAIL)?.text ?? '';
  await page.goto(/http\S+\/partner\/invitation#\S+/u.exec(text)?.[0] ?? '');
  await page.getByLabel('New password', { exact: true }).fill('tidal lantern 62 rope');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  await page.goto('/partner/leads');
  await expect(page.getByRole('button', { name: 'Add a lead' })).toBeDisabled();
  await page.goto('/partner/training-material/courses/2');
  for (const lesson of ['Links', 'Earnings']) {
    const region = page.getByRole('region', { name: lesson });
    await region.getByRole('button').click();
    await expect(region.getByRole('button')).toHaveCount(0);
  }
  const answer = (question: string, option: string) =>
    page.getByRole('group', { name: question }).getByRole('radio', { name: option }).check();
  await answer('How many days does a customer link work?', '30');
  await answer('What earns a commission?', 'A disbursal');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: 'Certificate' })).toBeVisible();

  await page.goto('/partner/faqs/customer-queries');
  await page.getByText('Can I change my mind after I take a loan?').click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
});
