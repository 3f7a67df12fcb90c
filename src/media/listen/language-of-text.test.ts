import { describe, expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

const SAID: readonly (readonly [string, string])[] = [
  ['en', 'and that is the thing nobody tells you about writing every single day'],
  ['it', 'e questa è la cosa che nessuno ti dice quando scrivi ogni giorno'],
  ['es', 'y eso es lo que nadie te cuenta sobre escribir todos los días'],
  ['de', 'und das ist es, was einem niemand über das tägliche Schreiben sagt'],
  ['fr', 'et voilà ce que personne ne vous dit quand vous écrivez tous les jours'],
  ['ru', 'и это то, чего никто не говорит о ежедневном письме'],
  ['tr', 've her gün yazmak hakkında kimsenin sana söylemediği şey bu'],
  ['ja', 'そして これ が 毎日 書く こと について 誰 も 教えて くれない こと です ね みなさん'],
  ['zh', '这 就是 关于 每天 写作 没有 人 会 告诉 你 的 事情 我们 今天 来 谈谈 这个 问题'],
  ['ko', '그리고 이것이 매일 글을 쓰는 것에 대해 아무도 말해 주지 않는 것입니다'],
  ['ar', 'وهذا هو الشيء الذي لا يخبرك به أحد عن الكتابة كل يوم'],
  ['hi', 'और यही वह बात है जो हर दिन लिखने के बारे में कोई आपको नहीं बताता'],
  ['vi', 'và đó là điều mà không ai nói với bạn về việc viết mỗi ngày'],
  ['id', 'dan itulah hal yang tidak pernah dikatakan orang tentang menulis setiap hari'],
];

describe('the language of words', () => {
  it.each(SAID)('is told as %s', (language, text) => {
    expect(languageOfText(text.split(' '))).toBe(language);
  });

  it('is not guessed from a word or two, nor from none', () => {
    expect(languageOfText(['okay', 'Milano'])).toBeNull();
    expect(languageOfText([])).toBeNull();
  });

  it('is not told of what has no letters', () => {
    expect(languageOfText(Array.from({ length: 50 }, (_, at) => String(at)))).toBeNull();
  });
});
