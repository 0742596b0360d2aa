import type { Texts } from '@marketplace/shared/i18n';
import type { training as english } from '../en/training';

export const training: Texts<typeof english> = {
  course: 'कोर्स',
  progress: '%{lessons} में से %{done} पाठ पढ़े।',
  passed: 'परीक्षा पास।',
  read: 'पढ़ लिया',
  mark_read: 'पढ़ा हुआ बताएँ',
  test_later: '%{lessons} में से %{done} पाठ पढ़े। सब पढ़ लेने पर परीक्षा खुलेगी।',
  test: 'परीक्षा',
  test_about: '%{percent} प्रतिशत पर आप पास होते हैं। जितनी बार चाहें फिर कोशिश करें।',
  wrong: 'यह जवाब ग़लत था',
  result_passed: '%{percent} प्रतिशत के साथ पास',
  result_failed: '%{percent} प्रतिशत। पाठ फिर पढ़ें और दोबारा कोशिश करें।',
  submit: 'जमा करें',
  certificate: 'प्रमाण-पत्र',
  print: 'प्रिंट करें या PDF सहेजें',
  certifies: 'प्रमाणित किया जाता है कि',
  has_passed: 'ने %{partner} की ओर से इस कोर्स की परीक्षा पास की है',
};
