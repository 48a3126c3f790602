# Being told of one's turn by mail: what the mails say, and the page's words. Fetched with them.

## What the mails say. { $house } is the name of the server, { $table } that of a table.

mail-say-asked-subject = Ist das deine Mailadresse?
mail-say-asked = Jemand mit einem Konto bei { $house } möchte hier Bescheid bekommen, wenn er in einem Spiel am Zug ist. Bist du das, dann öffne diesen Link und bestätige es:
mail-say-asked-good = Der Link gilt einmal und { $hours } Stunden lang.
mail-say-asked-not = Bist du es nicht, musst du nichts tun: Es kommt keine weitere Mail. Mit diesem Link schreibt dir dieser Server nicht wieder:
mail-say-turn = Du bist am Zug: { $table }
mail-say-round = Dein Spiel im Turnier beginnt: { $table }
mail-say-consent = Du wirst etwas gefragt, und deine Antwort zählt: { $table }
mail-say-late = { $hours ->
    [one] Deine Zeit läuft ab: { $table }, noch eine Stunde
   *[other] Deine Zeit läuft ab: { $table }, noch { $hours } Stunden
}
mail-say-tables = { $count ->
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
mail-say-more = { $count ->
    [one] Und an einem weiteren Tisch.
   *[other] Und an { $count } weiteren Tischen.
}
mail-say-stop = Keine solchen Mails mehr:

## On the page of the account

mail-title = Mail, wenn du am Zug bist
mail-line = An Tischen mit Bedenkzeit in Tagen, wenn kein Browser es dir sagen konnte; und bevor deine Zeit abläuft. Höchstens ein paar Mails am Tag. Die Adresse dient zu nichts anderem.
mail-address = Mailadresse
mail-do = Adresse speichern
mail-asked-said = Eine Mail ist unterwegs zu dir. Öffne ihren Link.
mail-asked = An { $address } ging ein Link. Öffne ihn innerhalb von zwei Stunden; bis dahin wird nichts anderes gesendet.
mail-lapsed = Der Link an { $address } wurde nicht rechtzeitig geöffnet. Speichere die Adresse noch einmal für einen neuen, höchstens einmal am Tag.
mail-confirmed = Du bekommst Bescheid an { $address }.
mail-refused = { $address } nimmt unsere Mail nicht an, deshalb wird dorthin nichts mehr gesendet. Gib eine andere Adresse an, oder diese noch einmal.
mail-change = Andere Adresse…
mail-remove = Keine Mail mehr
mail-removed = Die Adresse ist vergessen. Es wird keine Mail mehr gesendet.
mail-error-bad-mail-address = Dorthin lässt sich nichts senden. Eine Adresse sieht aus wie anna@mail.example, ohne Umlaute.
mail-error-mail-asked = An diese Adresse ging in den letzten 24 Stunden schon eine Mail. Suche sie, auch im Spam-Ordner.
mail-error-no-mail = Dieser Server sendet keine Mail.
mail-error-too-often = Das war oft genug für einen Tag. Komm morgen wieder.

## Where links in mails lead

mail-confirm-tab = Mailadresse · Bastide
mail-confirm-title = Ist das deine Mailadresse?
mail-confirm-line = Dann bekommst du eine Mail, wenn du an einem Tisch mit Bedenkzeit in Tagen am Zug bist.
mail-confirm-do = Ja, das ist meine
mail-confirm-done = Danke. Von jetzt an bekommst du Bescheid per Mail.
mail-stop-title = Keine Mail mehr
mail-stop-line = Dann wird nichts mehr an diese Adresse gesendet, und der Server vergisst sie.
mail-stop-do = Keine Mail mehr
mail-stop-done = Erledigt. Es kommt keine Mail mehr.
mail-link-lapsed = Dieser Link wurde benutzt oder ist zu alt. Auf der Seite deines Kontos bekommst du einen neuen.
mail-link-none = Das ist kein Link dieses Servers.
mail-to-account = Konto
