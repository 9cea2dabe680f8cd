-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.answer_invitation(code text, is_accepted boolean, relation text DEFAULT NULL::text, answers jsonb DEFAULT '{}'::jsonb, signed_name text DEFAULT ''::text)
 RETURNS TABLE(outcome public.invitation_answer_outcome, link uuid, learner uuid)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.answer_invitation($1, $2, $3, $4, $5)$function$;
grant execute on function public.answer_invitation(code text, is_accepted boolean, relation text, answers jsonb, signed_name text) to authenticated;
