/* The search of the documentation: no server, no address but the pages beside it. */
(function () {
  var index = window.wallistSearch;
  var form = document.getElementById('search');
  var field = document.getElementById('wanted');
  var list = document.getElementById('found');
  var count = document.getElementById('count');
  if (!index || !form) return;
  var root = form.getAttribute('data-root');
  var MOST = 12;
  form.hidden = false;

  var language = document.documentElement.lang;

  /* Small letters without accents, as the index has them. */
  function folded(text) {
    return text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFKC')
      .replace(/ß/g, 'ss');
  }

  function wordsOf(text) {
    return folded(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-\d+)?/gu) || [];
  }

  /* Points of the sections for one word: a heading that has it before a text, the whole word before its beginning. */
  function pointsOf(word) {
    var points = {};
    Object.keys(index.words).forEach(function (known) {
      var at = known.indexOf(word);
      if (at < 0 || (at > 0 && /^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}-]+$/u.test(word))) return;
      index.words[known].forEach(function (number) {
        var section = index.sections[number];
        var titled = folded(section[1] + ' ' + section[2]).indexOf(word) >= 0 ? 4 : 0;
        points[number] = Math.max(points[number] || 0, titled + (known === word ? 2 : 1));
      });
    });
    return points;
  }

  /* Chinese and Japanese write no blanks: where nobody writes the characters in a row, each counts as a word. */
  function piecesOf(word) {
    if (Object.keys(pointsOf(word)).length > 0 || !/[\p{Script=Han}\p{Script=Katakana}]/u.test(word))
      return [word];
    return word.match(/[^\p{Script=Hiragana}]/gu);
  }

  function search(text) {
    var words = wordsOf(text).flatMap(piecesOf);
    if (words.length === 0) return undefined;
    var all = words.map(pointsOf);
    return Object.keys(all[0])
      .filter(function (number) {
        return all.every(function (points) {
          return points[number];
        });
      })
      .map(function (number) {
        var sum = all.reduce(function (total, points) {
          return total + points[number];
        }, 0);
        return { number: Number(number), sum: sum, own: Number(index.sections[number][4] === language) };
      })
      .sort(function (a, b) {
        return b.own - a.own || b.sum - a.sum || a.number - b.number;
      });
  }

  function show() {
    var found = search(field.value);
    list.replaceChildren();
    list.hidden = !found || found.length === 0;
    count.textContent = !found
      ? ''
      : found.length === 0
        ? form.dataset.nothing
        : form.dataset.found.replace('{count}', found.length);
    (found || []).slice(0, MOST).forEach(function (one) {
      var section = index.sections[one.number];
      var link = document.createElement('a');
      link.href = root + section[0];
      link.textContent = section[1] === section[2] ? section[1] : section[1] + ' › ' + section[2];
      var excerpt = document.createElement('p');
      excerpt.textContent = section[3];
      var item = document.createElement('li');
      if (section[4] !== language) item.lang = section[4];
      item.append(link, excerpt);
      list.append(item);
    });
  }

  field.addEventListener('input', show);
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    var first = list.querySelector('a');
    if (first) first.click();
  });
  form.addEventListener('keydown', function (event) {
    if (event.key !== 'Escape') return;
    field.value = '';
    show();
    field.focus();
  });
})();
