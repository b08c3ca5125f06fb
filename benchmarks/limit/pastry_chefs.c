/* Pastry Chefs in C, in the design of the engine: steps, lists of moves, one function a rule. It shows what a
   compiler makes of the same work without Python, so that `make bench` can say how near the engine comes.

   The house deck, the options as they are by default, the engine's own generator: the same seed plays the same game.
   Whatever is not needed to play at random is left out: logs, memories, rules of refusal. */

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* -- Chance: SplitMix64 for the streams, multiply-with-carry for the numbers ------------------------------------ */

typedef struct {
    int64_t state;
} Rng;

static uint64_t mixed(uint64_t number) {
    number += 0x9E3779B97F4A7C15u;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9u;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EBu;
    return number ^ (number >> 31);
}

static uint64_t mixed_with(uint64_t number, const char *name) {
    number = mixed(number);
    while (*name) {
        uint64_t group = 0;
        for (int bytes = 0; bytes < 8 && *name; bytes++)
            group = group << 8 | (unsigned char)*name++;
        number = mixed(number ^ group);
    }
    return number;
}

static Rng rng_of(uint64_t number) {
    number = mixed(number);
    return (Rng){(int64_t)((number >> 32 & 0x3FFFFFFF) << 32 | (number & 0xFFFFFFFF) | 1)};
}

static int64_t below(Rng *rng, int64_t n) {
    int64_t x = rng->state;
    x = 0x6D2B795A * (x & 0xFFFFFFFF) + (x >> 32);
    rng->state = x;
    return (((x ^ (x >> 32)) & 0xFFFFFFFF) * n) >> 32;
}

static void shuffle(Rng rng, int *cards, int size) {
    for (int i = size - 1; i > 0; i--) {
        int j = (int)below(&rng, i + 1), card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

/* -- Cards: kind = suit * 4 + number - 1; a hand has two bits a kind -------------------------------------------- */

enum { SEATS = 4, X = 4, ZONES = 5, KINDS = 16, DESCRIPTIONS = 24, FIRST_FULL = 8, PASTRIES = 32, CARDS = 48 };
enum { HAND_MIN = 2, HAND_MAX = 7, SECOND_BELOW = 4, DEALT = 4, GOAL = 5, STALL_TURNS = 120 };
enum { NO_TEAM = -1, MAX_MATCHING = 12, MAX_FULL = 3, PATIENCE = 50 };
enum { SECOND_CARD = 1, STOP = 2, NO_ASK = 3, DRAW = 4, ASK_SEAT = 8, BAKE = 12, FROM = 44, TO = 49, DESCRIBE = 54 };
enum { COUNT_OF = 78, CARD = 90 };
enum Step { ACTION, TARGET, DESCRIPTION, COUNT, GIVE, PENALTY, REVEAL, SECOND, ASK, ASK_DESCRIPTION, ASK_COUNT, DISCARD };

static uint32_t matches[DESCRIPTIONS], from_kind[KINDS + 1], pastry_cards[PASTRIES], undescribable[256];
static int uses[DESCRIPTIONS], pastry_points[PASTRIES];

static uint32_t one(int kind) { return 1u << (2 * kind); }
static int cards_in(uint32_t hand) { return __builtin_popcount(hand & 0x55555555u) + 2 * __builtin_popcount(hand & 0xAAAAAAAAu); }
static int copies_in(uint32_t hand, int kind) { return (int)(hand >> (2 * kind)) & 3; }
static int matching(uint32_t hand, int description) { return cards_in(hand & matches[description]); }
static uint32_t held_in(uint32_t hand) { return (hand | hand >> 1) & 0x55555555u; }

static void add_pastry(int *made, const int *kinds, int size) {
    for (int i = 0; i < size; i++)
        pastry_cards[*made] |= one(kinds[i]);
    pastry_points[(*made)++] = size - 2;
}

static void make_tables(void) {
    if (uses[0])
        return;
    static const int runs[3][4] = {{0, 1, 2}, {1, 2, 3}, {0, 1, 2, 3}};
    static const int suits[5][4] = {{0, 1, 2}, {0, 1, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2, 3}};
    int made = 0, kinds[4];
    for (int suit = 0; suit < 4; suit++)
        for (int run = 0; run < 3; run++) {
            for (int i = 0; i < 4; i++)
                kinds[i] = suit * 4 + runs[run][i];
            add_pastry(&made, kinds, run == 2 ? 4 : 3);
        }
    for (int number = 0; number < 4; number++)
        for (int chosen = 0; chosen < 5; chosen++) {
            for (int i = 0; i < 4; i++)
                kinds[i] = suits[chosen][i] * 4 + number;
            add_pastry(&made, kinds, chosen == 4 ? 4 : 3);
        }
    for (int d = 0; d < DESCRIPTIONS; d++)
        for (int kind = 0; kind < KINDS; kind++)
            if (d < 4 ? kind / 4 == d : d < FIRST_FULL ? kind % 4 == d - 4 : kind == d - FIRST_FULL)
                matches[d] |= 3 * one(kind);
    for (int d = 0; d < DESCRIPTIONS; d++)
        uses[d] = d < FIRST_FULL ? 1 << d : 1 << (d - FIRST_FULL) / 4 | 16 << (d - FIRST_FULL) % 4;
    for (int kind = 0; kind <= KINDS; kind++)
        from_kind[kind] = kind == KINDS ? 0 : ~(one(kind) - 1);
    for (int blocked = 0; blocked < 256; blocked++)
        for (int kind = 0; kind < KINDS; kind++)
            if (!(uses[FIRST_FULL + kind] & ~blocked))
                undescribable[blocked] |= 3 * one(kind);
}

/* -- The table ------------------------------------------------------------------------------------------------ */

typedef struct {
    uint64_t seed;
    uint32_t zones[ZONES], chosen, drawn;
    int pile[CARDS], left, starter, actor, turn, blocked, used, source, target, description, count, lowest, drawer;
    int points[SEATS], reached[SEATS], bakes, idle, reshuffles, winner;
    enum Step step;
    int drawing, second, over;
} State;

static Rng stream(const State *s, const char *name) { return rng_of(mixed_with(s->seed, name)); }

static int size_of(const State *s, int zone) { return cards_in(s->zones[zone]); }
static int team_points(const State *s, int team) { return s->points[team] + s->points[team + 2]; }

static int unpack(uint32_t hand, int *cards) {
    int size = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int copy = 0; copy < copies_in(hand, kind); copy++)
            cards[size++] = kind;
    return size;
}

static int can_bake(uint32_t hand) {
    uint32_t held = held_in(hand);
    for (int pastry = 0; pastry < PASTRIES; pastry++)
        if ((held & pastry_cards[pastry]) == pastry_cards[pastry])
            return 1;
    return 0;
}

/* PC-R42: the whole discard pile becomes the deck. */
static int reshuffle(State *s) {
    char name[32];
    if (!s->zones[X])
        return 0;
    snprintf(name, sizeof name, "reshuffle@1#%d", ++s->reshuffles);
    s->left = unpack(s->zones[X], s->pile);
    shuffle(stream(s, name), s->pile, s->left);
    s->zones[X] = 0;
    return 1;
}

static int draw(State *s, int seat) {
    if (!s->left && !reshuffle(s))
        return 0;
    int kind = s->pile[--s->left];
    s->zones[seat] += one(kind);
    s->drawn += one(kind);
    s->drawer = seat;
    return 1;
}

static int can_draw(const State *s) { return s->left > 0 || s->zones[X]; }

static void discard(State *s, int seat, uint32_t cards) {
    s->zones[seat] -= cards;
    s->zones[X] += cards;
}

static void ask(State *s, enum Step step, int seat) {
    s->step = step;
    s->actor = seat;
}

static void begin_turn(State *s, int seat) {
    s->turn = seat;
    s->drawing = s->second = 0;
    ask(s, ACTION, seat);
}

/* PC-13 to PC-18: four cards each, nobody starts with a pastry, one card turned up. */
static void deal(State *s, uint64_t seed) {
    char name[32];
    memset(s, 0, sizeof *s);
    s->seed = seed;
    Rng lot = stream(s, "first_player");
    s->starter = (int)below(&lot, SEATS);
    s->winner = NO_TEAM;
    s->left = unpack(0xFFFFFFFFu, s->pile);
    shuffle(stream(s, "deck@1"), s->pile, s->left);
    for (int card = 0; card < DEALT; card++)
        for (int lap = 0; lap < SEATS; lap++)
            s->zones[(s->starter + lap) % SEATS] += one(s->pile[--s->left]);
    for (int redeal = 1;; redeal++) {
        int offending = 0;
        for (int seat = 0; seat < SEATS; seat++)
            offending |= can_bake(s->zones[seat]) << seat;
        if (!offending)
            break;
        if (redeal > PATIENCE)
            offending = 15;
        for (int seat = 0; seat < SEATS; seat++)
            if (offending >> seat & 1) {
                s->left += unpack(s->zones[seat], s->pile + s->left);
                s->zones[seat] = 0;
            }
        snprintf(name, sizeof name, "redeal@1#%d", redeal);
        shuffle(stream(s, name), s->pile, s->left);
        for (int lap = 0; lap < SEATS; lap++) {
            int seat = (s->starter + lap) % SEATS;
            if (!s->zones[seat])
                for (int card = 0; card < DEALT; card++)
                    s->zones[seat] += one(s->pile[--s->left]);
        }
    }
    s->zones[X] = one(s->pile[--s->left]);
    begin_turn(s, s->starter);
}

/* -- What may be done: a list, ascending ------------------------------------------------------------------------- */

static int sees(const State *s, int zone) { return zone == s->turn || zone == X; }

static int most_described(int description) { return description >= FIRST_FULL ? MAX_FULL : MAX_MATCHING; }

static int least_of(int a, int b) { return a < b ? a : b; }

/* PC-R13: of a zone that the player sees no more than match; of a hidden hand what it could hold. */
static int most_movable(const State *s, int description) {
    if (sees(s, s->source))
        return matching(s->zones[s->source], description);
    return least_of(size_of(s, s->source), most_described(description));
}

static int actions(const State *s, int *moves) {
    int size = 0;
    for (int seat = 0; seat < SEATS; seat++)
        moves[size++] = DRAW + seat;
    uint32_t held = held_in(s->zones[s->turn]);
    if (held)
        for (int pastry = 0; pastry < PASTRIES; pastry++)
            if ((held & pastry_cards[pastry]) == pastry_cards[pastry])
                moves[size++] = BAKE + pastry;
    for (int zone = 0; zone < ZONES; zone++)
        if (sees(s, zone) ? s->zones[zone] & ~undescribable[s->blocked] : s->zones[zone])
            moves[size++] = FROM + zone;
    return size;
}

static int descriptions(const State *s, int *moves) {
    int size = 0;
    for (int d = 0; d < DESCRIPTIONS; d++)
        if (!(uses[d] & s->blocked) && (!sees(s, s->source) || most_movable(s, d)))
            moves[size++] = DESCRIBE + d;
    return size;
}

static int picks(const State *s, int *moves) {
    uint32_t pool = s->step == GIVE ? s->zones[s->source] & matches[s->description] : s->zones[s->turn];
    int size = 0, needed = s->count - cards_in(s->chosen);
    pool -= s->chosen;
    for (int kind = s->lowest; kind < KINDS; kind++)
        if (copies_in(pool, kind) && cards_in(pool & from_kind[kind]) >= needed)
            moves[size++] = CARD + kind;
    return size;
}

static int statements(const State *s, int *moves) {
    int size = 0;
    for (int d = 0; d < DESCRIPTIONS; d++)
        if (s->drawn & matches[d])
            moves[size++] = DESCRIBE + d;
    return size;
}

static int whom_to_ask(const State *s, int *moves) {
    int size = 0;
    moves[size++] = NO_ASK;
    for (int seat = 0; seat < SEATS; seat++)
        if (seat != s->turn && s->zones[seat])
            moves[size++] = ASK_SEAT + seat;
    return size;
}

static int counted(int *moves, int first, int size) {
    for (int n = 0; n < size; n++)
        moves[n] = first + n;
    return size;
}

static int targets(const State *s, int *moves) {
    int size = 0;
    for (int zone = 0; zone < ZONES; zone++)
        if (zone != s->source)
            moves[size++] = TO + zone;
    return size;
}

static int legal(const State *s, int *moves) {
    switch (s->step) {
    case ACTION: return actions(s, moves);
    case TARGET: return targets(s, moves);
    case DESCRIPTION: return descriptions(s, moves);
    case COUNT: return counted(moves, COUNT_OF, most_movable(s, s->description));
    case GIVE: case PENALTY: case DISCARD: return picks(s, moves);
    case REVEAL: return statements(s, moves);
    case SECOND: return counted(moves, SECOND_CARD, 2);
    case ASK: return whom_to_ask(s, moves);
    case ASK_DESCRIPTION: return counted(moves, DESCRIBE, DESCRIPTIONS);
    case ASK_COUNT: return counted(moves, COUNT_OF, least_of(size_of(s, s->source), most_described(s->description)));
    }
    return 0;
}

/* -- Doing it ------------------------------------------------------------------------------------------------ */

static void end_game(State *s, int winner) {
    s->winner = winner;
    s->over = 1;
}

static void next_turn(State *s) {
    s->blocked = s->used;
    s->used = 0;
    if (++s->idle >= STALL_TURNS) {
        int first = team_points(s, 0), second = team_points(s, 1);
        end_game(s, first == second ? NO_TEAM : second > first);
    } else
        begin_turn(s, (s->turn + 1) % SEATS);
}

static void start_pick(State *s, enum Step step, int seat) {
    s->chosen = 0;
    s->lowest = 0;
    ask(s, step, seat);
}

static void end_action(State *s) {
    int size = size_of(s, s->turn);
    s->drawing = 0;
    if (size > HAND_MAX) {
        s->count = size - HAND_MAX;
        start_pick(s, DISCARD, s->turn);
        return;
    }
    while (size_of(s, s->turn) < HAND_MIN && draw(s, s->turn)) {
    }
    if (s->drawn)
        ask(s, REVEAL, s->turn);
    else
        next_turn(s);
}

static void carry_out(State *s) {
    uint32_t cards = s->chosen;
    s->chosen = 0;
    s->zones[s->source] -= cards;
    s->zones[s->target] += cards;
    end_action(s);
}

static void fail(State *s) {
    int size = size_of(s, s->turn);
    if (!size)
        end_action(s);
    else if (size == 1) {
        discard(s, s->turn, s->zones[s->turn]);
        end_action(s);
    } else {
        s->count = 1;
        start_pick(s, PENALTY, s->turn);
    }
}

/* PC-R15: the engine picks only where public facts leave nothing to choose. */
static int no_choice(const State *s) {
    if (s->description >= FIRST_FULL || s->count == size_of(s, s->source))
        return 1;
    if (s->source != X)
        return 0;
    uint32_t cards = s->zones[X] & matches[s->description], held = held_in(cards);
    return cards_in(cards) == s->count || !(held & (held - 1));
}

static void announce(State *s, int count) {
    s->count = count;
    s->used |= uses[s->description];
    if (matching(s->zones[s->source], s->description) < count)
        fail(s);
    else if (no_choice(s)) {
        int cards[CARDS];
        s->chosen = 0;
        unpack(s->zones[s->source] & matches[s->description], cards);
        for (int i = 0; i < count; i++)
            s->chosen += one(cards[i]);
        carry_out(s);
    } else
        start_pick(s, GIVE, s->source == X ? s->turn : s->source);
}

static void pick(State *s, int kind) {
    s->chosen += one(kind);
    s->lowest = kind;
    if (cards_in(s->chosen) < s->count)
        return;
    if (s->step == GIVE) {
        carry_out(s);
        return;
    }
    uint32_t cards = s->chosen;
    s->chosen = 0;
    discard(s, s->turn, cards);
    if (s->step == PENALTY)
        end_action(s);
    else
        next_turn(s);
}

static void offer_question(State *s) {
    if (!s->second)
        for (int seat = 0; seat < SEATS; seat++)
            if (seat != s->turn && s->zones[seat]) {
                s->step = ASK;
                return;
            }
    end_action(s);
}

static void reveal_own_or_ask(State *s) {
    if (s->drawn)
        ask(s, REVEAL, s->turn);
    else
        offer_question(s);
}

static void offer_second(State *s) {
    s->actor = s->turn;
    if (size_of(s, s->turn) < SECOND_BELOW && can_draw(s))
        s->step = SECOND;
    else
        reveal_own_or_ask(s);
}

static void reveal(State *s, int description) {
    s->used |= uses[description];
    s->drawn = 0;
    if (!s->drawing)
        next_turn(s);
    else if (s->drawer != s->turn)
        offer_second(s);
    else
        offer_question(s);
}

static void bake(State *s, int pastry) {
    int seat = s->turn;
    s->zones[seat] -= pastry_cards[pastry];
    s->points[seat] += pastry_points[pastry];
    s->reached[seat] = ++s->bakes;
    s->idle = -1;
    if (team_points(s, seat % 2) >= GOAL)
        end_game(s, seat % 2);
    else
        end_action(s);
}

static void act(State *s, int move) {
    if (move >= FROM) {
        s->source = move - FROM;
        s->step = TARGET;
    } else if (move >= BAKE)
        bake(s, move - BAKE);
    else {
        s->drawing = 1;
        if (draw(s, move - DRAW) && move - DRAW != s->turn)
            ask(s, REVEAL, move - DRAW);
        else
            offer_second(s);
    }
}

static void apply(State *s, int move) {
    switch (s->step) {
    case ACTION:
        act(s, move);
        break;
    case TARGET:
        s->target = move - TO;
        s->step = DESCRIPTION;
        break;
    case DESCRIPTION:
        s->description = move - DESCRIBE;
        s->step = COUNT;
        break;
    case COUNT:
        announce(s, move - COUNT_OF + 1);
        break;
    case GIVE: case PENALTY: case DISCARD:
        pick(s, move - CARD);
        break;
    case REVEAL:
        reveal(s, move - DESCRIBE);
        break;
    case SECOND:
        if (move == SECOND_CARD)
            s->second = draw(s, s->turn);
        reveal_own_or_ask(s);
        break;
    case ASK:
        if (move == NO_ASK)
            end_action(s);
        else {
            s->source = move - ASK_SEAT;
            s->step = ASK_DESCRIPTION;
        }
        break;
    case ASK_DESCRIPTION:
        s->description = move - DESCRIBE;
        s->step = ASK_COUNT;
        break;
    case ASK_COUNT: /* the answer changes nothing that lies on the table */
        end_action(s);
        break;
    }
}

/* -- Random games -------------------------------------------------------------------------------------------- */

/* Random moves to the end; how many. With a checksum every decision is mixed into it. */
static int64_t playout(State *s, Rng *rng, uint64_t *checksum) {
    int moves[64];
    int64_t decisions = 0;
    for (; !s->over; decisions++) {
        int move = moves[below(rng, legal(s, moves))];
        if (checksum)
            *checksum = (*checksum * 1000003 + (uint64_t)(s->actor * 256 + move)) & 0xFFFFFFFFFFFF;
        apply(s, move);
    }
    return decisions;
}

/* A number that stands for every decision of the games of these seeds, and for who won them. */
uint64_t checksum_of(int first, int last) {
    State s;
    uint64_t checksum = 0;
    make_tables();
    for (int seed = first; seed < last; seed++) {
        Rng rng = rng_of((uint64_t)seed);
        deal(&s, (uint64_t)seed);
        playout(&s, &rng, &checksum);
        checksum = (checksum * 1000003 + (uint64_t)(s.winner + 1)) & 0xFFFFFFFFFFFF;
    }
    return checksum;
}

/* So many playouts from one deal; how many decisions they had. */
int64_t play(int seed, int games) {
    State dealt, s;
    int64_t decisions = 0;
    Rng rng = rng_of((uint64_t)seed);
    make_tables();
    deal(&dealt, 1);
    while (games--) {
        s = dealt;
        decisions += playout(&s, &rng, NULL);
    }
    return decisions;
}
