import type { Texts } from '../catalogue';
import type { server as english } from '../en/server';

export const server: Texts<typeof english> = {
  not_found: 'यह नहीं मिला।',
  failed: 'हमारी ओर से कोई गड़बड़ी हुई है। फिर कोशिश करें।',
  offline: 'सर्वर तक पहुँच नहीं पाए। इंटरनेट जाँचकर फिर कोशिश करें।',
  timeout: 'सर्वर ने जवाब देने में बहुत देर लगाई। फिर कोशिश करें।',
};
