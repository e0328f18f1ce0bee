// The examples of Glory to Rome and the introduction to it, told in Polish.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Liwia', 'Marek', 'Zofia', 'Aulus', 'Berenika'],
  notes: {
    'BX-03': {
      title: 'Place budowy dla czterech graczy',
      text: 'Czworo graczy zaczyna partię. Z sześciu placów budowy każdego materiału cztery są bliskie, po jednym na gracza, a dwa odległe. Każdy ma cztery karty rozkazów i senatora. W puli leżą cztery odkryte karty, które rozstrzygnęły, kto prowadzi pierwszą rundę: ten, czyja karta jest pierwsza w kolejności alfabetycznej.',
    },
    'BX-01': {
      title: 'Cała runda',
      text: 'Liwia rozgrywa rolę tragarza, zagrywając kartę **Tawerna**. Marek, po jej lewej, podąża, zagrywając senatora; Zofia i Aulus myślą. Zofia dobiera 2 karty i ma ich pięć, Aulus ma już pięć i dobiera 1. Liwia ma jedną akcję za kartę i jedną za klienta tragarza, bierze więc z puli drewno i cegłę. Marek bierze kamień. Zofia myślała, ale jej klient tragarz i tak działa i bierze marmur. Aulus nie ma klienta ani akcji. Następną rundę prowadzi Marek.',
    },
    'BX-04': {
      title: 'Dwie karty, jeden tragarz',
      text: 'Marek zagrywa petycję: dwie karty jednej roli zastępują dowolną rolę, nawet ich własną. **Tawerna** i **Insula**, obie karty tragarza, są tu zagrane jako tragarz. Wystarczyłaby jedna z nich: petycja i tak daje tylko jedną akcję. Marek bierze drewno. Obie karty trafiają potem do puli.',
    },
    'EX-11': {
      title: 'Każda karta to murarz',
      text: '**Cyrk** pozwala Markowi zagrać dowolną kartę rozkazu jako murarza. Rozgrywa więc tę rolę kartą gruzu: **Tawerna**. W następnej rundzie murarza rozgrywa Zofia, a Marek podąża kartą kamienia: **Ściek**.',
    },
    'EX-20': {
      title: 'Pięć akcji kupca naraz',
      text: '**Pałac** pozwala zagrać kilka kart jednej roli. Marek rozgrywa rolę kupca kartą **Więzienie** i dokłada karty **Ściek** i **Rezydencja** oraz senatora: cztery akcje. Piątą daje klient kupiec. Pięć cegieł trafia do skarbca, który przy 5 punktach wpływów jest już pełny.',
    },
    'EX-13': {
      title: 'Najpierw odrzuca jedną kartę',
      text: 'Marek nie podąża, tylko myśli. **Latryna** pozwala mu najpierw odrzucić kartę, więc **Akademia** trafia do puli. Zostają trzy karty, dobiera zatem dwie, do pięciu.',
    },
    'EX-24': {
      title: 'Do siedmiu kart',
      text: '**Ołtarz** podnosi limit kart na ręce o dwie, z pięciu do siedmiu. Marek myśli z czterema kartami na ręce i dobiera trzy.',
    },
    'EX-31': {
      title: 'Do dziewięciu kart',
      text: '**Świątynia** podnosi limit kart na ręce o cztery, z pięciu do dziewięciu. Marek ma pięć kart. Bez niej dobrałby jedną, a z nią dobiera cztery.',
    },
    'EX-40': {
      title: 'Nowa ręka',
      text: '**Vomitorium** pozwala Markowi przed myśleniem odrzucić całą rękę, wszystko albo nic. Trzy karty rozkazów trafiają do puli, senator na swój stos. Potem Marek dobiera pięć nowych kart.',
    },
    'EX-16': {
      title: 'Wszyscy dźwigają',
      text: 'Gdy działa **Magazyn**, wszyscy klienci liczą się jako tragarze. Marek rozgrywa tragarza i ma jedną akcję za kartę oraz po jednej za każdego klienta: tragarza, cieślę i patrona. Bierze z puli cztery karty.',
    },
    'EX-32': {
      title: 'Klienci działają dwa razy',
      text: 'U Marka i Zofii działa **Targ niewolników**; oboje mają po dwóch klientów kupców. Marek rozgrywa kupca: jedna akcja za kartę i po dwie za każdego klienta, razem pięć. Zofia myśli, zamiast podążać, więc jej klienci działają tylko po jednym razie.',
    },
    'EX-37': {
      title: 'Nieoczekiwana trzecia akcja',
      text: 'Marek rozgrywa cieślę i ma klienta cieślę: dwie akcje. Pierwszą dodaje trzeci marmur i kończy obiekt **Szkoła gladiatorów**. Od tej chwili jego klient kupiec liczy się jako dowolna rola, działa więc także jako cieśla: to trzecia akcja. Dwie, które zostały, wystarczają, by położyć fundament obiektu **Insula** i go ukończyć.',
    },
    'EX-30': {
      title: 'Senatorowie zmieniają właściciela',
      text: 'Wszyscy troje zagrali senatora, ale pula jest pusta i nikogo nie da się zatrudnić. Marek i Zofia mają **Senat**. Marek jest przywódcą, więc wybiera pierwszy: bierze senatorów Liwii i Zofii. Potem Zofia bierze senatora Marka. Jej własny jest już na jego ręce.',
    },
    'EX-38': {
      title: 'Nic się nie marnuje',
      text: 'Liwia rozgrywa kupca, a Marek podąża kartą **Więzienie**, choć nie ma czego chować w skarbcu. Na koniec rundy **Ściek** ratuje jego kartę: zamiast do puli trafia ona do składu, jako kamień. **Rezydencja**, karta Liwii, idzie do puli.',
    },
    'EX-03': {
      title: 'Miejsce dla czternastu klientów',
      text: 'Marek ma ukończone obiekty **Insula** i **Akwedukt**. Ma 2 + 1 + 2 = 5 punktów wpływów. Insula dodaje miejsce dla dwóch klientów, a Akwedukt podwaja sumę: (5 + 2) × 2 = 14.',
    },
    'EX-07': {
      title: 'Miejsce dla pięciu klientów',
      text: 'Marek ma ukończony obiekt **Insula** i 3 punkty wpływów. To miejsce dla trzech klientów, a Insula dodaje jeszcze dwa. Skarbca to nie dotyczy: mieści trzy karty.',
    },
    'EX-33': {
      title: 'Miejsce na pięć kart w skarbcu',
      text: 'Marek ma ukończone **Targowisko** i 3 punkty wpływów. To miejsce na trzy karty w skarbcu, a Targowisko dodaje dwa. Klientela nadal mieści trzech klientów.',
    },
    'EX-09': {
      title: 'Z talii do skarbca',
      text: 'Marek podąża za kupcem, zagrywając senatora, i ma klienta kupca: dwie akcje. Najpierw chowa w skarbcu kamień ze składu. Na drugą akcję nie ma już materiału, ale **Atrium** pozwala schować zamiast niego wierzchnią kartę talii. Nikt jej nie ogląda, nawet Marek.',
    },
    'EX-12': {
      title: 'Także karta z ręki',
      text: 'Marek podąża za tragarzem i ma klienta tragarza: dwie akcje. **Dok** pozwala każdą z nich odłożyć do składu także kartę z ręki. Pierwszą Marek bierze drewno i odkłada kartę **Akademia**. Pula jest już pusta, więc drugą odkłada samą kartę **Brama**.',
    },
    'EX-28': {
      title: 'Do skarbca także z ręki',
      text: 'Marek rozgrywa kupca, zagrywając senatora, i ma klienta kupca: dwie akcje. **Sąd** pozwala każdą z nich schować w skarbcu także kartę z ręki. Najpierw trafiają tam cegła i **Wieża**, potem sam **Mur obronny**, bo skład jest pusty. Inni widzą cegłę, ale nie te dwie karty.',
    },
    'EX-34': {
      title: 'Goście z talii',
      text: 'U Marka i Zofii działa **Tawerna**: każda akcja patrona może też zatrudnić wierzchnią kartę talii, w ciemno. Marek bierze z puli legionistę, a z talii trafia mu się **Mur obronny**, czyli murarz. Zofii pula nie interesuje, zatrudnia tylko z talii: **Akademia**, potem **Ściek**. Liwia nie ma Tawerny i może zatrudniać tylko z puli.',
    },
    'EX-06': {
      title: 'Szczęście z Fontanny',
      text: 'Marek ma cztery akcje cieśli. **Fontanna** pozwala mu użyć wierzchniej karty talii. Trafia się **Palisada**; Marek kładzie jej fundament na odległym placu, co kosztuje tę akcję i następną. Dobiera drugą Palisadę: to drewno, które kończy pierwszą. Z trzeciej nie może już położyć fundamentu, bo ma obiekt o tej nazwie. Może ją tylko zatrzymać.',
    },
    'EX-41': {
      title: 'Odległy plac za jedną akcję',
      text: 'Bliskich placów z kamienia już nie ma. Marek najpierw kończy obiekt **Wieża**. Od tej chwili odległy plac kosztuje go jedną akcję zamiast dwóch, a gruz pasuje wszędzie. Kładzie więc na odległym placu fundament obiektu **Ściek** i dodaje gruz jako pierwszy materiał.',
    },
    'EX-26': {
      title: 'Posąg z cegły i marmuru',
      text: '**Posąg** Marka stoi na ceglanym placu, potrzebuje więc dwóch materiałów, cegły lub marmuru. Jedna cegła już jest. Marek dodaje kartę **Świątynia** jako marmur i kończy budowę. Posąg daje 2 punkty wpływów, jak każdy ceglany plac, a na koniec gry 3 punkty.',
    },
    'EX-35': {
      title: 'Jeden marmur kończy wszystko',
      text: 'Pierwszą akcją Marek kończy obiekt **Skryptorium**. Teraz jeden marmur kończy każdą jego budowę. Tak powstaje **Mur obronny**, w którym nie było jeszcze nic, a potem **Świątynia**, która miała jeden marmur z trzech. Wpływy rosną z 2 do 10.',
    },
    'EX-39': {
      title: 'Do kamienia pasuje wszystko',
      text: 'Marek podąża za murarzem i ma klienta murarza: dwie akcje. Pierwszą kończy obiekt **Ulica**; od teraz jego kamienne obiekty przyjmują każdy materiał. Drugą dodaje więc drewno do kamiennego obiektu **Katakumby**.',
    },
    'EX-27': {
      title: 'Wystarczy jeden materiał',
      text: '**Rezydencja** jest z kamienia i potrzebuje trzech materiałów, ale jeden dodany przez murarza kończy budowę. Marek dodaje kamień i od razu ma 5 punktów wpływów. Cieśla potrzebowałby wszystkich trzech.',
    },
    'EX-10': {
      title: 'Marmur działa przed czasem',
      text: 'Marek położył fundament obiektu **Świątynia** i niczego jeszcze nie dodał. Teraz kończy obiekt **Brama**. Jego nieukończone marmurowe obiekty zaczynają działać, więc limit kart na ręce wynosi od tej chwili dziewięć. Wpływów Świątynia nie daje, dopóki nie zostanie ukończona.',
    },
    'EX-04': {
      title: 'Akcje za ukończenie',
      text: 'Marek kończy **Amfiteatr** i ma 4 punkty wpływów. Dostaje od razu akcję cieśli za każdy z nich: cztery. Kładzie fundament obiektu **Ołtarz** i dodaje do niego cegłę. Z dwóch pozostałych rezygnuje: akcje są dobrowolne.',
    },
    'EX-22': {
      title: 'Cztery razy z puli',
      text: '**Odlewnia** jest ukończona i Marek ma 4 punkty wpływów. Dostaje więc od razu, zanim zadziała ktokolwiek inny, cztery akcje tragarza. Bierze dwie karty cegły i dwie marmuru, a drewno zostawia.',
    },
    'EX-23': {
      title: 'Nowi klienci od ręki',
      text: 'Marek kończy **Ogród** i ma 5 punktów wpływów: pięć akcji patrona i miejsce dla pięciu klientów. Zatrudnia patrona, cieślę i dwóch legionistów, a z piątej akcji rezygnuje.',
    },
    'EX-36': {
      title: 'Cztery razy pomyśleć',
      text: '**Szkoła** jest ukończona i Marek ma 4 punkty wpływów, może więc pomyśleć cztery razy. Najpierw uzupełnia rękę z dwóch kart do pięciu. Potem bierze dwóch senatorów. Ma już siedem kart, ponad limit, więc za czwartym razem dobiera jedną.',
    },
    'BX-02': {
      title: 'Rzym żąda',
      text: 'Marek rozgrywa rolę legionisty, zagrywając kartę **Akademia**, i pokazuje kartę **Tawerna**: żąda gruzu. Jeden bierze z puli. Zofia, po lewej, gruzu nie ma. Liwia, po prawej, ma kartę **Insula** i musi ją oddać. Pokazana Tawerna zostaje u Marka na ręce, a jego skład ma o dwie karty gruzu więcej.',
    },
    'EX-05': {
      title: 'Klienci do skarbca',
      text: 'Liwia żąda marmuru dwa razy: dwa bierze z puli, a Marek oddaje **Sąd**, jedyny marmur, jaki ma. Potem Marek pokazuje karty **Brama** i **Ściek**: żąda cegły i kamienia. Zofia oddaje kartę **Rezydencja**. **Arena** pozwala Markowi zabrać do skarbca także klientów, których karty są z tych materiałów: legionistę Zofii oraz legionistę i kupca Liwii. Legionista Zofii nie zdążył zadziałać i już nie zadziała.',
    },
    'EX-17': {
      title: 'Most sięga do wszystkich',
      text: 'Marek żąda marmuru i jeden bierze z puli. **Most** sięga także do Aulusa, który nie jest sąsiadem, i do składów. **Palisada** Zofii nie pomaga: Zofia i Aulus tracą po karcie z ręki i po marmurze ze składu. Skuteczny jest tylko **Mur obronny** Liwii: ona nie oddaje niczego.',
    },
    'EX-18': {
      title: 'Mur zatrzymuje Most',
      text: 'Gra dwoje graczy. Liwia ma **Most** i żąda kamienia, ale Marka chroni **Mur obronny**: nie oddaje niczego, ani z ręki, ani ze składu. Potem sam żąda kamienia. Liwia nie ma ochrony i oddaje kartę **Ściek**.',
    },
    'EX-25': {
      title: 'Za Palisadą',
      text: 'Liwia żąda marmuru: jeden bierze z puli, a Zofia oddaje kartę **Pałac**. Marka chroni **Palisada**, więc jego **Plac miejski** zostaje na ręce. Właśnie tę kartę Marek potem pokazuje i sam żąda marmuru: jeden z puli, **Posąg** od Zofii, **Świątynia** od Liwii.',
    },
    'BX-05': {
      title: 'Dwadzieścia punktów',
      text: 'Liwia dobiera ostatnią kartę talii i gra natychmiast się kończy. Marek ma 10 punktów wpływów, a w skarbcu dwie karty betonu i jedną kamienia: 2 + 2 + 3 = 7. Ma najwięcej betonu, czyli premię kupiecką 3. Kamienia ma tyle samo co Zofia, więc tej premii nie dostaje nikt. Razem 10 + 7 + 3 = 20 punktów; Zofia ma 9, Liwia 4.',
    },
    'EX-08': {
      title: 'Katakumby kończą grę',
      text: 'Marek w tej rundzie myśli, ale jego klienci cieśle działają. Jeden z nich dodaje trzeci kamień i **Katakumby** są ukończone. Gra kończy się natychmiast: ani drugi klient, ani Zofia, która podążyła, już nie działają. Liczą się jeszcze 3 punkty wpływów za Katakumby i Marek wygrywa z 5 punktami; pozostali mają po 2.',
    },
    'EX-19': {
      title: 'Punkty za skład',
      text: 'Talia się wyczerpała i gra się kończy. Marek ma 5 punktów wpływów. **Mur obronny** daje punkt za każde dwie karty w składzie: pięć kart to 2 punkty, razem 7. Liwia ma w składzie dwie karty, ale nie ma Muru.',
    },
    'EX-21': {
      title: 'Kto pierwszy na Placu miejskim',
      text: 'Marek i Zofia mają klientów wszystkich sześciu ról, wszystkie sześć materiałów w składzie i nieukończony **Plac miejski**. Marek jest przywódcą i działa pierwszy. Dodaje trzeci marmur i wygrywa od razu, bez liczenia punktów. Zofia zrobiłaby to samo w swojej kolejce.',
    },
    'EX-01': {
      title: 'Karty po pracy',
      text: 'Liwia rozgrywa cieślę, a Marek myśli i dobiera pięć kart. Dwaj jego klienci cieśle i tak działają i kładą fundamenty: **Tawerna** i **Insula**. Skoro u Marka zadziałał cieśla, **Akademia** pozwala mu na koniec rundy pomyśleć jeszcze raz. Ma trzy karty, dobiera dwie.',
    },
    'EX-14': {
      title: 'Jeden klient sprowadza drugiego',
      text: 'Gdy działają **Łaźnie**, klient działa zaraz po zatrudnieniu. Marek zatrudnia patrona, patron tragarza, a tragarz bierze z puli kamień. Wszystko to jedną akcją. Gdy przychodzi kolej Zofii, pula jest pusta.',
    },
    'EX-15': {
      title: 'Cegła prosto z puli',
      text: 'Marek ma dwie akcje murarza. **Łuk triumfalny** pozwala murarzowi wziąć materiał z puli. Jedna cegła pochodzi więc z puli, druga ze składu i **Brama** jest ukończona: 6 punktów wpływów.',
    },
    'EX-02': {
      title: 'Klienci z ręki',
      text: 'Marek ma dwie akcje patrona. **Akwedukt** pozwala każdą z nich zatrudnić także kartę z ręki. Najpierw Marek bierze kupca z puli i kartę **Akademia** z ręki, potem już tylko **Łuk triumfalny**, bo pula jest pusta. To karty cegły, czyli dwóch legionistów.',
    },
    'EX-42': {
      title: 'Wieża za trzy punkty wpływów',
      text: '**Więzienie** jest ukończone i Marek ma 5 punktów wpływów. Płaci z nich 3 Zofii i przejmuje jej ukończony obiekt **Wieża**. Teraz on ma 2 punkty wpływów, a ona 7. Gruz, który kiedyś dodała do obiektu **Świątynia**, zostaje na miejscu, ale więcej dodać już nie może.',
    },
    'EX-29': {
      title: 'Otwarte dla wszystkich',
      text: 'Marek kończy **Schody**. Drugą akcją murarza dodaje cegłę do obiektu Zofii: **Łuk triumfalny**. Jego funkcja jest teraz dostępna dla wszystkich, także dla Marka. Cegłę do jej obiektu **Ołtarz** bierze więc już z puli i odtąd każdy ma limit siedmiu kart na ręce.',
    },
  },
  introduction: [
    {
      title: 'O co chodzi',
      text: 'Rzym spłonął, a od dwóch do pięciu graczy go odbudowuje. Zbierasz materiały, zatrudniasz klientów, kończysz obiekty i gromadzisz bogactwa w skarbcu. Wygrywa ten, kto na koniec gry ma najwięcej **punktów**. Pochodzą one z trzech źródeł:\n\n- **wpływy**: na początku 2, więcej z każdym ukończonym obiektem;\n- karty w **skarbcu**;\n- **premia kupiecka**: 3 punkty za najwięcej kart danego materiału w skarbcu.\n\nJeden obiekt, **Plac miejski**, może dać zwycięstwo od razu.',
      rules: ['1'],
    },
    {
      title: 'Jedna karta, wiele zastosowań',
      text: '**Kart rozkazów** jest 144; dobiera się je z jednej zakrytej talii. O tym, czym karta jest, decyduje miejsce, w którym leży: **na ręce** to rozkaz do zagrania albo obiekt do zbudowania; **w klienteli** to klient, który daje ci akcje; **w składzie** (zapas na budowę), **w skarbcu** (punkty na koniec) **lub pod obiektem** to materiał.\n\nKażdy materiał ma swoją rolę i wartość:\n\n- gruz, tragarz, 1\n- drewno, cieśla, 1\n- cegła, legionista, 2\n- beton, murarz, 2\n- kamień, kupiec, 3\n- marmur, patron, 3\n\nSześciu **senatorów** zastępuje dowolną rolę i nic ponadto: senator nie jest materiałem, klientem ani obiektem.',
      terms: ['rubble', 'wood', 'brick', 'concrete', 'stone', 'marble', 'senator'],
    },
    {
      title: 'Runda',
      text: 'Zaczynasz z czterema kartami rozkazów i senatorem. Jeden z graczy, na początku wylosowany, jest **przywódcą**.\n\n1. Przywódca **rozgrywa** rolę, zagrywając jej kartę, albo **myśli**, czyli dobiera karty. Jeśli myśli, runda od razu się kończy: nikt nie podąża i żaden klient nie działa.\n2. Zgodnie z ruchem wskazówek zegara każdy z pozostałych **podąża**, zagrywając kartę tej samej roli, albo myśli.\n3. Od przywódcy, gracz po graczu, wszyscy **działają**. Masz jedną akcję za zagraną kartę **i po jednej za każdego klienta tej roli, nawet jeśli w tej rundzie myślisz**. Akcje są dobrowolne.\n4. Dopiero teraz zagrane karty trafiają do **puli**, czyli do odkrytych kart na środku, a senatorowie na swój stos.\n\nNastępną rundę prowadzi lewy sąsiad przywódcy, także wtedy, gdy przywódca myślał. Karta z puli nigdy nie wraca na rękę.',
      terms: ['leader', 'pool'],
      examples: ['BX-01'],
    },
    {
      title: 'Zagrywanie i myślenie',
      text: 'Zamiast karty tej roli możesz zagrać\n\n- **senatora**;\n- **petycję**: dwie karty rozkazów tej samej roli (ale nie senatorowie) zastępują dowolną rolę. Dają jedną akcję.\n\n**Myśleć** znaczy zrobić jedno z poniższych:\n\n- dobrać karty rozkazów do **limitu kart na ręce**: pięciu, licząc senatorów;\n- mając pięć lub więcej: dobrać jedną;\n- wziąć senatora, jeśli jakiś został.\n\nLimit dotyczy tylko dobierania: nikt nigdy nie musi odrzucać. Ile kart masz na ręce, wiedzą wszyscy. Kto nie rozgrywa i nie podąża, musi pomyśleć.',
      terms: ['think'],
      linked: ['BX-04'],
    },
    {
      title: 'Sześć ról',
      text: 'Co daje jedna akcja:\n\n- **Tragarz**: weź kartę z puli do składu.\n- **Cieśla**: połóż fundament z ręki albo dodaj do swojego obiektu kartę **z ręki**.\n- **Murarz**: połóż fundament z ręki albo dodaj do swojego obiektu kartę **ze składu**.\n- **Legionista**: zażądaj materiału z puli i od sąsiadów (zob. Żądania).\n- **Kupiec**: przenieś kartę ze składu do skarbca.\n- **Patron**: weź kartę z puli do klienteli.\n\nKlientela i skarbiec mieszczą po tyle kart, ile masz punktów wpływów; skład nie ma ograniczeń. Klient zatrudniony w tej rundzie działa od następnej. Do skarbca nie zagląda nikt, nawet właściciel.',
      terms: ['laborer', 'craftsman', 'legionary', 'architect', 'merchant', 'patron', 'stockpile', 'vault'],
      linked: ['EX-07'],
    },
    {
      title: 'Budowanie',
      text: 'Aby zacząć obiekt, **połóż fundament**: weź **plac budowy**, czyli miejsce pod obiekt z danego materiału, i połóż na nim kartę. Nie możesz mieć dwóch obiektów o tej samej nazwie, ukończonych czy nie, ale inni mogą mieć taki sam. Dodajesz tylko do własnych obiektów.\n\nPotem dodaje się materiały, po jednym na akcję, tyle, ile wynosi wartość obiektu: gruz i drewno 1, cegła i beton 2, kamień i marmur 3. Muszą być tego samego rodzaju co obiekt. Fundament i każdy materiał to osobne akcje.\n\nZ ostatnim materiałem obiekt jest **ukończony**: wpływy rosną o jego wartość, więc przybywa miejsca w klienteli i skarbcu, a funkcja działa od razu, już przy następnej akcji tej samej rundy. Wcześniej obiekt nic nie daje. Materiały zostają pod nim.',
      terms: ['foundation', 'completed', 'influence'],
      linked: ['EX-37'],
    },
    {
      title: 'Place budowy',
      text: 'Dla każdego materiału jest sześć placów budowy: tyle, ilu jest graczy, to place **bliskie**, a pozostałe są **odległe**. Odległy plac kosztuje **dwie akcje tej samej roli w jednej rundzie**: pierwszą kładziesz fundament, a następna przepada. Mając tylko jedną akcję, nie możesz tego zrobić. Odległy plac można zająć, nawet gdy są jeszcze bliskie, i nigdy nie kończy to gry.',
      terms: ['in-town', 'out-of-town'],
      linked: ['BX-03', 'EX-41'],
    },
    {
      title: 'Funkcje',
      text: 'Każdy z czterdziestu obiektów ma swoją funkcję; mówi o niej karta. Niektóre przydają się od początku:\n\n- więcej miejsca: **Insula** na 2 dodatkowych klientów, **Akwedukt** na dwa razy tylu klientów (także tych z Insuli), **Targowisko** na 2 dodatkowe karty w skarbcu;\n- wyższy limit kart na ręce: **Ołtarz** o 2, **Świątynia** o 4;\n- **Szkoła gladiatorów**: twoi klienci kupcy liczą się jako dowolna rola;\n- łatwiejsze budowanie: **Rezydencja** jest gotowa po jednym materiale od murarza; **Wieża** sprawia, że gruz pasuje wszędzie, a odległy plac kosztuje jedną akcję; **Ulica** pozwala dodawać do obiektów z kamienia cokolwiek; **Skryptorium** kończy obiekt jednym marmurem; **Posąg** może stanąć na placu dowolnego materiału, wymaga tylu kart, ile wynosi wartość tego materiału, i przyjmuje go tak samo jak marmur;\n- **Brama**: twoje nieukończone marmurowe obiekty już działają.\n\nNiektóre działają raz, po ukończeniu: **Odlewnia** (tragarz), **Amfiteatr** (cieśla), **Ogród** (patron) i **Szkoła** (myślenie) dają tyle akcji, ile masz punktów wpływów, licząc już nowy obiekt.',
      linked: ['EX-22', 'EX-10'],
    },
    {
      title: 'Żądania',
      text: 'Akcją legionisty pokazujesz kartę z ręki i żądasz jej materiału. Do twojego składu trafia\n\n- jedna taka karta z puli;\n- po jednej z ręki lewego i prawego sąsiada, jeśli ją mają. Muszą oddać, ale sami wybierają, którą.\n\nPokazana karta zostaje na ręce; senatorów i kart już zagranych pokazać nie można. Mając kilka akcji legionisty, za każdą możesz pokazać jedną kartę i żądasz wszystkiego naraz; aby od każdego dostać dwie karty jednego materiału, pokazujesz dwie takie karty. Przy dwóch graczach przeciwnik oddaje raz, nie dwa razy.\n\nNiektóre obiekty zmieniają to na korzyść właściciela:\n\n- **Palisada**: nic nie oddajesz z ręki;\n- **Mur obronny**: nie oddajesz nic w ogóle;\n- **Most**: żądasz od wszystkich graczy, nie tylko od sąsiadów, i także z ich składów. Palisada przed nim nie chroni, Mur obronny tak;\n- **Arena**: od każdego, od kogo żądasz, zabierasz też do swojego skarbca klienta, którego karta jest z tego materiału, chyba że chroni go Palisada lub Mur obronny.',
      examples: ['BX-02'],
      linked: ['EX-25'],
    },
    {
      title: 'Koniec gry',
      text: 'Gra kończy się **natychmiast**, choćby w środku rundy, a pozostałe akcje przepadają, gdy\n\n- ostatnia karta opuści talię;\n- fundament zajmie ostatni ze wszystkich bliskich placów budowy, więc nie ma ich już dla żadnego materiału;\n- ktoś ukończy **Katakumby**;\n- ktoś, u kogo działa **Plac miejski**, ma klientów wszystkich sześciu ról i wszystkie sześć materiałów w składzie. Ten gracz wygrywa, niezależnie od punktów.',
      linked: ['EX-08', 'EX-21'],
    },
    {
      title: 'Punkty',
      text: 'Otwiera się skarbce i podlicza:\n\n- punkty wpływów;\n- wartości kart w skarbcu;\n- premie kupieckie: po 3 za każdy materiał, którego masz w skarbcu **więcej kart niż ktokolwiek inny**; przy remisie nikt nic nie dostaje;\n- **Mur obronny**: 1 za każde dwie karty w składzie;\n- własny ukończony **Posąg**: 3.\n\nSkład, klienci i nieukończone obiekty same w sobie nie dają punktów. Przy remisie wygrywa ten, kto ma więcej kart na ręce, licząc senatorów; jeśli i to jest równe, zwycięstwo jest wspólne.',
      examples: ['BX-05'],
    },
  ],
}
