-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.write_consents(learner uuid, answers jsonb, signed_name text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  said jsonb;
begin
  update public.consents c set withdrawn_at = now()
    where c.learner_id = learner and c.guardian_id = me and c.withdrawn_at is null and answers ? c.kind;
  insert into public.consents (learner_id, guardian_id, kind, version, is_given, signed_name)
    select learner, me, kind, (answer ->> 'version')::integer, (answer ->> 'is_given')::boolean,
      trim($3)
    from jsonb_each(answers) as _ (kind, answer);
  select jsonb_agg(jsonb_build_object('title', t.title, 'is_given', answer -> 'is_given') order by t.kind) into said
    from jsonb_each(answers) as _ (kind, answer)
    join public.policy_texts t on t.kind = _.kind and t.version = (answer ->> 'version')::integer;
  perform private.notify(me, 'account', 'consents-saved',
    jsonb_build_object('learner', learner, 'name', private.display_name_of(learner), 'answers', said));
  perform private.notify(learner, 'guardian', 'guardian-answered',
    jsonb_build_object('name', private.display_name_of(me), 'answers', said));
end $function$;
grant execute on function private.write_consents(learner uuid, answers jsonb, signed_name text) to function_owner;
