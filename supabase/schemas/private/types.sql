-- Generated from the migrations by npm run db:schema. Do not edit.

create type private.answers_problem as enum ('changed', 'invalid');
create type private.link_obstacle as enum ('not-adult', 'not-learner', 'already-linked', 'guardian-full', 'learner-full');
